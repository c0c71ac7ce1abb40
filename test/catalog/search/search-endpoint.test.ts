import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestStore, withStore, type TestStore } from '../../support/store.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

async function suggestions({ app }: TestStore, query: string) {
  const response = await app.request(`/api/search?${query}`)
  return { response, status: response.status, body: await response.json() }
}

const ids = (found: { id: string }[]) => found.map(({ id }) => id)

it('the search API suggests products that match part of the term', () =>
  withStore(async (store) => {
    const { body } = await suggestions(store, 'q=invoise+reminder')
    expect(ids(body.products)).toContain('invoice-runner')
    expect(body.did_you_mean).toBe('invoice reminder')
    expect((await suggestions(store, 'q=jake')).body.best_kind).toBe('solution')
    expect((await suggestions(store, 'q=invoi')).body.did_you_mean).toBeNull()
  }))

it('the search API suggests products with picture and price, solutions, sellers, categories and articles', () =>
  withStore(async (store) => {
    const { body, response } = await suggestions(store, 'q=analyt')
    expect(response.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate')
    expect(body.categories).toContainEqual({
      id: 'analytics',
      name: 'Analytics',
      address: '/marketplace/categories/analytics',
    })
    expect(ids(body.sellers)).toEqual(['northlight-analytics'])
    expect(body.products.length).toBeGreaterThan(2)
    expect(body.products.length).toBeLessThanOrEqual(5)
    for (const product of body.products) expect(product.picture).toMatch(/^\//)

    expect((await suggestions(store, 'q=Jake')).body.solutions).toEqual([
      {
        id: 'jake-ai-platform',
        name: 'Jake AI Platform',
        summary: expect.stringContaining('sales assistant'),
        address: '/solutions/jakeplatform',
        price: 1780,
        coming_soon: false,
      },
    ])
    expect((await suggestions(store, 'q=micro-grant')).body.articles[0]).toMatchObject({
      address: '/blog/before-you-ask-for-a-micro-grant',
    })
  }))

it('the search API suggests from the first letter on', () =>
  withStore(async (store) => {
    expect(ids((await suggestions(store, 'q=Q')).body.products)).toEqual(['quote-desk'])
    expect(ids((await suggestions(store, 'q=Q')).body.sellers)).toEqual(['quiet-harbor-security'])
    expect(ids((await suggestions(store, 'q=open+m')).body.products)[0]).toMatch(/^open-mind/)
  }))

const nothing = {
  products: [],
  solutions: [],
  sellers: [],
  categories: [],
  articles: [],
  best_kind: null,
  did_you_mean: null,
}

it.each(['q=', 'q=%20%00%1F', 'q=xqzzwv', 'q=%25', 'q=_', 'q=%27%27'])(
  'the search API returns no suggestions for %s',
  async (query) => {
    await withStore(async (store) => {
      const { status, body } = await suggestions(store, query)
      expect([status, body]).toEqual([200, nothing])
    })
  },
)

it.each([
  `'; drop table search_documents --`,
  String.raw`\ ' " & | ! ( ) : * <-> 'a' \'`,
  'jake:*A & !x',
  '\u0000jake\u0007',
  '日本語 ಕನ್ನಡ 😀 \ud800',
  'a '.repeat(100),
  'x'.repeat(200),
  '%_\\'.repeat(60),
])('the search API treats %j as plain text', (term) =>
  withStore(async (store) => {
    const { status } = await suggestions(store, new URLSearchParams({ q: term }).toString())
    expect(status).toBe(200)
    const list = await store.app.request(
      `/api/products?${new URLSearchParams({ search: term.replaceAll('\u0000', '') })}`,
    )
    expect(list.status).toBe(200)
  }),
)

it.each(['', 'q=a&q=b', 'q=a&page=2', `q=${'x'.repeat(201)}`])(
  'the search API rejects ?%s',
  async (query) => {
    await withStore(async (store) => {
      const { status, body } = await suggestions(store, query)
      expect([status, body.code]).toEqual([400, 'invalid_query'])
    })
  },
)

it('the search API answers from the built-in catalog while the database is down, without caching', async () => {
  const store = createTestStore(unreachableDatabase)
  const { body, response } = await suggestions(store, 'q=security')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(ids(body.products)).toContain('security-platform')
  expect(ids(body.categories)).toEqual(['security'])
  expect(ids((await suggestions(store, 'q=jake')).body.solutions)).toEqual(['jake-ai-platform'])
  expect(ids((await suggestions(store, 'q=grant')).body.articles)).toEqual([
    'before-you-ask-for-a-micro-grant',
  ])
})

it('the search API answers from the built-in catalog while the catalog is empty', () =>
  withStore(async (store) => {
    await store.db.execute(sql`truncate marketplace_products, wts_solutions, marketplace_sellers,
      marketplace_categories, marketplace_cart_items, wts_cart_items cascade`)
    expect(ids((await suggestions(store, 'q=jake')).body.solutions)).toEqual(['jake-ai-platform'])
  }))
