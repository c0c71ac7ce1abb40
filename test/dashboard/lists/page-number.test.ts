import { expect, test } from 'vitest'
import { requirePageInRange } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow, pageAddress } from '#dashboard/lists/page-number.ts'

const windowOf = (query: string) => listWindow(new URLSearchParams(query))

test('a page of a list has 20, 50 or 100 rows', () => {
  expect(windowOf('')).toEqual({ page: 1, size: 50, offset: 0, limit: 51 })
  expect(windowOf('page=3&size=20')).toEqual({ page: 3, size: 20, offset: 40, limit: 21 })
  expect(windowOf('size=1000').size).toBe(50)
  expect(pageAddress('?size=20&page=3', 1)).toBe('?size=20')
})

test('an address past the last page of a list redirects to the last page and keeps the filters', () => {
  const answerTo = (address: string, found: { rows: unknown[]; count?: number }) => {
    const request = new Request(`http://shop.example${address}`)
    try {
      requirePageInRange(request, windowOf(new URL(request.url).search), found)
    } catch (thrown) {
      return thrown instanceof Response ? thrown.headers.get('location') : 'an error'
    }
    return 'stays'
  }
  const none = { rows: [], count: 0 }
  expect(answerTo('/products?page=999&state=hidden', { rows: [], count: 120 })).toBe(
    '/products?page=3&state=hidden',
  )
  expect(answerTo('/products.data?page=9&_routes=x', none)).toBe('/products')
  expect(answerTo('/audit?page=9', { rows: [] })).toBe('/audit')
  expect(answerTo('/products?page=2', { rows: ['one'], count: 51 })).toBe('stays')
  expect(answerTo('/products', none)).toBe('stays')
})
