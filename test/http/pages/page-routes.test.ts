import { expect, test } from 'vitest'
import { pageRoutes } from '#http/pages/page-routes.server.ts'

const module = { default: () => null }

const find = pageRoutes({
  root: { id: 'root', path: '', module },
  boundary: { id: 'boundary', parentId: 'root', module },
  home: { id: 'home', parentId: 'boundary', index: true, module },
  about: { id: 'about', parentId: 'boundary', path: 'about', module },
  shop: { id: 'shop', parentId: 'boundary', path: 'shop', module },
  product: { id: 'product', parentId: 'boundary', path: 'shop/:id', module },
  sell: { id: 'sell', parentId: 'boundary', path: 'shop/sell', module },
  feed: { id: 'feed', parentId: 'boundary', path: ':language/feed', module },
  lost: { id: 'lost', parentId: 'boundary', path: '*', module },
  staff: { id: 'staff', parentId: 'root', path: 'staff', module },
  overview: { id: 'overview', parentId: 'staff', index: true, module },
  order: { id: 'order', parentId: 'staff', path: 'orders/:id', module },
})

test.each([
  ['/', ['root', 'boundary', 'home']],
  ['/about', ['root', 'boundary', 'about']],
  ['/shop', ['root', 'boundary', 'shop']],
  ['/shop/sell', ['root', 'boundary', 'sell']],
  ['/shop/lamp', ['root', 'boundary', 'product']],
  ['/shop/lamp/more', ['root', 'boundary', 'lost']],
  ['/de/feed', ['root', 'boundary', 'feed']],
  ['/shop/feed', ['root', 'boundary', 'product']],
  ['/nowhere', ['root', 'boundary', 'lost']],
  ['/staff', ['root', 'staff', 'overview']],
  ['/staff/orders/7', ['root', 'staff', 'order']],
])('the route found for %s is the route that React Router matches', (path, ids) => {
  expect(find(path)).toMatchObject({ ids, hasAction: false, isPersonal: false })
})
