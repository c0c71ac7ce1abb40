import { expect, it } from 'vitest'
import { createTestStore, withStore, type TestStore } from '../../support/store.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

async function get({ app }: TestStore, path: string) {
  const response = await app.request(path)
  const text = await response.text()
  return { response, status: response.status, body: text === '' ? null : JSON.parse(text) }
}

it('the catalog API uses snake_case field names and dollars (product: data 1)', () =>
  withStore(async (store) => {
    const { body, response } = await get(store, '/api/products/workflow-automation-suite')
    expect(body).toMatchObject({
      id: 'workflow-automation-suite',
      price: 997,
      original_price: 1497,
      product_type: 'subscription',
      subscription_interval: 'month',
      max_quantity: 5,
      category: { slug: 'automation', sort_order: 5 },
      seller: { is_verified: true },
    })
    expect(response.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate')
  }))

it('the catalog API can list, filter, search and page products', () =>
  withStore(async (store) => {
    expect((await get(store, '/api/categories')).body.categories).toHaveLength(6)
    const first = (await get(store, '/api/products')).body
    expect(first).toMatchObject({ page: 1, page_size: 24 })
    expect(first.products).toHaveLength(24)
    expect((await get(store, '/api/products?page=2')).body.products).toHaveLength(first.total - 24)
    expect((await get(store, '/api/products?category=unknown')).body.total).toBe(first.total)
    const featured = (await get(store, '/api/products?category=security&featured=true')).body
    expect(featured.total).toBe(2)
    const found = (await get(store, '/api/products?search=%25&category=security')).body
    expect(found.products).toEqual([])
    expect((await get(store, '/api/products?search=')).body.total).toBe(0)
    expect((await get(store, '/api/solutions')).body.solutions[0]).toMatchObject({
      id: 'jake-ai-platform',
      price: 1780,
    })
    expect((await get(store, '/api/solutions/wadah-architect')).body.original_price).toBe(15_000)
  }))

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=two',
  'page=',
  'page=99999999999999999999',
  'page=1&page=2',
  'featured=yes',
  'category=DROP%20TABLE',
  'price=1',
  'price=9-1',
  'billing=once,never',
  'rating=6',
  'sort=up',
  'verified=0',
  'in=..',
  `search=${'x'.repeat(201)}`,
  'search=%00',
])('the catalog API rejects ?%s', (query) =>
  withStore(async (store) => {
    const { status, body } = await get(store, `/api/products?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_query', message: expect.any(String) })
  }),
)

it.each(['/api/products/nobody', '/api/products/%00', '/api/products/..%2Fx', '/api/solutions/nobody'])(
  'the catalog API answers 404 for %s',
  async (path) => {
    await withStore(async (store) => {
      const { status, body } = await get(store, path)
      expect(status).toBe(404)
      expect(body.code).toMatch(/^(unknown_|not_found)/)
    })
  },
)

it('the catalog API answers from the built-in catalog while the database is down, without caching', async () => {
  const store = createTestStore(unreachableDatabase)
  const list = await get(store, '/api/products')
  expect(list.body.total).toBe(6)
  expect(list.response.headers.get('cache-control')).toBe('no-store')
  expect((await get(store, '/api/products?category=security')).body.total).toBe(1)
  // With both filters only the flag applies (product: marketplace 23).
  const featured = await get(store, '/api/products?category=security&featured=true')
  expect(featured.body.total).toBe(6)
  const unknown = await get(store, '/api/products/penetration-test')
  expect(unknown.status).toBe(503)
  expect(unknown.response.headers.get('retry-after')).toBe('5')
})

it('the catalog API accepts the facets and sort orders of the listing (product: marketplace 43)', () =>
  withStore(async (store) => {
    const query = 'search=the&in=security,ai-tools&billing=monthly,once&price=50-&rating=4&sort=-price'
    const { status, body } = await get(store, `/api/products?${query}`)
    expect(status).toBe(200)
    const prices = body.products.map(({ price }: { price: number }) => price)
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => other - one))
    expect(prices.length).toBe(body.total)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(50)
    expect(body).toMatchObject({ total_is_capped: false, facets: { is_capped: false } })
    const ai = body.facets.in.find(({ value }: { value: string }) => value === 'ai-tools')
    expect(ai.is_chosen).toBe(true)
    const alone = await get(store, `/api/products?${query.replace('security,', '')}`)
    expect(alone.body.total).toBe(ai.count)
    const nothing = (await get(store, '/api/products?search=&billing=free')).body
    expect(nothing).toMatchObject({
      total: 0,
      facets: { billing: [{ count: 0 }, { count: 0 }, { count: 0 }] },
    })
  }))
