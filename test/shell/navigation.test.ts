import { expect, test } from 'vitest'
import { navigation } from '#content/navigation.ts'
import { leadsHere } from '#shell/navigation.ts'

test.each([
  ['/', ['Home']],
  ['/wts/pre-packaged/catalog', ['Tech']],
  ['/solutions/jakeplatform', ['Tech']],
  ['/marketplace', ['Solutions Marketplace']],
  ['/marketplace-full', ['Solutions Marketplace']],
  ['/marketplace/security-platform', ['Solutions Marketplace']],
  ['/marketplace-fullest', []],
  ['/blog/from-cart-to-first-day', ['Insights']],
  ['/checkout', []],
])('on %s the navigation marks the entries %j', (path, entries) => {
  const here = navigation.filter(({ to, also }) => typeof to === 'string' && leadsHere([to, also], path))
  expect(here.map(({ label }) => label)).toEqual(entries)
})
