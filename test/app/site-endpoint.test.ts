import { expect, test } from 'vitest'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { sitemap } from '#app/sitemap.server.ts'
import type { Reviewed } from '#reviews/review.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'
import { createTestStore, withStore } from '../support/store.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'

test('the sitemap lists the sellers, each with a share picture', () =>
  withStore(async ({ app }) => {
    const xml = await (await app.request('/sitemap.xml')).text()
    for (const path of [
      '/marketplace/sellers',
      '/marketplace/sell',
      '/marketplace/sellers/fernhollow-studio',
    ])
      expect(xml).toContain(`<loc>http://store.test${path}</loc>`)
    const picture = await app.request('/share/marketplace/sellers/fernhollow-studio.png')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await app.request('/share/marketplace/sellers/nobody.png')).status).toBe(404)
  }))

test('the sitemap lists the review pages of products and solutions with reviews', () =>
  withStore(async ({ app, db }) => {
    const own = { productId: 'contract-reader', productType: 'marketplace' } as const
    await db.delete(reviews)
    await db
      .insert(reviews)
      .values([
        newReview(own),
        newReview(own),
        newReview({ productId: 'wadah-presence', productType: 'wts_solution' }),
        newReview({ productId: 'gone', productType: 'marketplace' }),
        { ...newReview({ productId: 'prompt-field-guide', productType: 'marketplace' }), state: 'hidden' },
      ])
    const xml = await (await app.request('/sitemap.xml')).text()
    expect(
      [...xml.matchAll(/<loc>http:\/\/store\.test(.*\/reviews)<\/loc>/g)].map(([, path]) => path).toSorted(),
    ).toEqual(['/marketplace/contract-reader/reviews', '/solutions/wadahpresence/reviews'])
  }))

function newReview(item: Reviewed) {
  const at = new Date('2026-11-01T10:00:00Z')
  const texts = { title: 'Good', body: 'It does what it says.', usedFor: 'Contracts', authorName: 'Ada L' }
  return { ...item, ...texts, stars: 4, boughtAt: at, createdAt: at }
}

test('the sitemap lists every fixed page while the database is down, including two pages of the same product', async () => {
  const { app } = createTestStore(unreachableDatabase)
  const response = await app.request('/sitemap.xml')
  expect(response.status).toBe(200)
  const xml = await response.text()
  for (const path of ['/marketplace/sellers', ...fixedPages.map((page) => page.path)])
    expect(xml).toContain(`<loc>http://store.test${path}</loc>`)
})

test.each(['/sitemap.xml', '/sitemap/pages.xml'])(
  '%s is cached for an hour, and not cached while the database is down',
  (path) =>
    withStore(async ({ app }) => {
      const cacheControl = async (store: typeof app) =>
        (await store.request(path)).headers.get('cache-control')
      expect(await cacheControl(app)).toBe('public, max-age=3600')
      expect(await cacheControl(createTestStore(unreachableDatabase).app)).toBe('no-store')
    }),
)

test('the sitemap of many products is an index of files that list each product once', () =>
  withStore(async ({ app, context }) => {
    const files = addressesIn(
      await sitemap(
        { ...context, shortLived: () => undefined },
        { origin: 'http://store.test', maxBesidePages: 10 },
      ),
    )
    expect(files).toHaveLength(257)
    const pages: string[] = []
    for (const file of files) pages.push(...addressesIn(await (await app.request(file)).text()))
    expect(pages).toHaveLength(new Set(pages).size)
    expect(pages.toSorted()).toEqual(addressesIn(await (await app.request('/sitemap.xml')).text()).toSorted())
    expect((await app.request('/sitemap/products-zz.xml')).status).toBe(404)
  }))

test('a product file of the sitemap answers 503 while the database is down', async () => {
  const { app } = createTestStore(unreachableDatabase)
  expect((await app.request('/sitemap/products-a7.xml')).status).toBe(503)
})

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>http:\/\/store\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}
