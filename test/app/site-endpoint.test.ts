import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { createTestStore, withStore } from '../support/store.ts'

const away = openDatabase('postgres://nobody@127.0.0.1:9/none', { onError: () => undefined })
afterAll(() => away.close())

test('the sitemap has the sellers, and each has a share picture', () =>
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

test('the sitemap has its fixed pages while the database is away', async () => {
  const { app } = createTestStore(away.db)
  const response = await app.request('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<loc>http://store.test/marketplace/sellers</loc>')
})
