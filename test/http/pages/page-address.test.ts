import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePathname, readPageAddress } from '#http/pages/page-address.ts'
import { readPageQuery } from '#http/pages/page-query.ts'
import { webPath } from '../../support/web-path.ts'

const served = (pathname: string) => pagePathname(readPageAddress(pathname))

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['/%61bout', '/about'],
  ['/%41bout', '/about'],
  ['//about', '/about'],
  ['/wts//custom//', '/wts/custom'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
  ['/a%2fb', '/a%2Fb'],
  ['/about.data', '/about.data'],
  ['/About/_.data', '/about.data'],
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/about/%', '/about/%25'],
  ['/%zz.data', '/%25zz.data'],
  ['/about%0a', '/about%250a'],
  ['/a%e2%80%a8b', '/a%25e2%2580%25a8b'],
  ['/a%00b', '/a%2500b'],
])('the path %s is served at %s', (pathname, expected) => {
  expect(served(pathname)).toBe(expected)
})

test('the address that a page is served at is final, and never leads to another site', () => {
  fc.assert(
    fc.property(webPath, (path) => {
      const pathname = served(new URL(`http://store.test/${path}`).pathname)
      expect(served(pathname)).toBe(pathname)
      expect(pathname).toMatch(/^\/(?!\/)/)
    }),
  )
})

const listing = {
  ids: ['root', 'listing'],
  searchParameters: ['search', 'in', 'page'],
  listParameters: ['in'],
  privateParameters: ['token'],
}
const query = (search: string, isData = false) => readPageQuery(new URLSearchParams(search), isData, listing)

test('the query of a page contains only parameters that the page reads, in a fixed order', () => {
  expect(query('utm_source=x&page=2&gclid=y&search=a&page=3')).toEqual({
    query: '?search=a&page=2',
    isPrivate: false,
    isKnown: false,
  })
  expect(query('utm_source=x')).toEqual({ query: '', isPrivate: false, isKnown: true })
})

test('a repeated list parameter is merged into one value', () => {
  expect(query('in=a&page=2&in=b,c&page=3').query).toBe('?in=a%2Cb%2Cc&page=2')
  expect(query('in=a').query).toBe('?in=a')
})

test('a data request keeps only the routes of its page in the query', () => {
  expect(query('_routes=listing,elsewhere,root', true)).toMatchObject({
    query: '?_routes=root%2Clisting',
    isKnown: true,
  })
  expect(query('_routes=n', true)).toMatchObject({ query: '', isKnown: true })
  expect(query('_routes=listing')).toMatchObject({ query: '' })
})
