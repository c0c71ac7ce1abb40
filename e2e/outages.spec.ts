import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recheckMilliseconds } from '#account/session/session.ts'
import { startLocalPostgres } from '../scripts/local-postgres.ts'
import { startProduct, whenUp, type Product } from './support/product.ts'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { expect, newCustomer, signUp, test as base, visit } from './support/test.ts'

interface Database {
  kill(): Promise<void>
  start(): Promise<void>
}

/** These journeys run against a separate shop, whose database is not restarted after a kill. */
const test = base.extend<object, { database: Database & { url: string }; product: Product }>({
  database: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'wadah-outage-'))
      const start = () => startLocalPostgres(join(folder, 'postgres'))
      let postgres = await start()
      await use({
        url: postgres.url,
        async kill() {
          process.kill(postgres.pid, 'SIGKILL')
          await postgres.exited
        },
        async start() {
          postgres = await start()
        },
      })
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ database }, use) => {
      const product = await whenUp(await startProduct({ databaseUrl: database.url }))
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
})

test.use({ apart: true })

test('the shop keeps working while the database is down and loses no data', async ({
  page,
  database,
  consoleErrors,
}) => {
  await signUp(page, newCustomer())
  await visit(page, '/marketplace/workflow-automation-suite')
  await page.getByRole('button', { name: /Add to Cart/ }).click()
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()

  await database.kill()
  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(503)
  expect((await page.request.get('/healthz')).status()).toBe(200)

  await test.step('catalog pages and prices come from the built-in data, without a message', async () => {
    for (const path of [
      '/',
      '/marketplace',
      '/marketplace-full',
      '/wts/pre-packaged',
      '/solutions/jakeplatform',
      '/marketplace/categories/security',
      '/marketplace-full?category=security',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
    for (const path of [
      '/marketplace/categories/only-stored',
      '/marketplace-full?category=only-stored',
      '/marketplace/only-stored',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(503)
    }
    await page.goto('/marketplace-full?search=workflow')
    await expect(page.getByRole('link', { name: /Workflow Automation Suite/ }).first()).toBeVisible()
    await expect(page.getByText('$997.00').first()).toBeVisible()
    await page.goto('/wts/pre-packaged')
    await expect(page.getByText('$2,180.00').first()).toBeVisible()
  })

  await test.step('adding to the cart fails with a message', async () => {
    await visit(page, '/marketplace/security-platform')
    const add = page.getByRole('button', { name: /Add to Cart/ })
    if (await add.isEnabled()) await add.click()
    await expect(page.getByText(/Failed to (add product to cart|load cart items)/).first()).toBeVisible()
  })

  await test.step('a signed-in customer is not asked to log in, neither at the checkout nor in the settings', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'We couldn’t reach your account' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'We couldn’t load your cart' })).toBeVisible()
    await expect(page.getByText('Authentication Required')).toHaveCount(0)
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Universal Cart', exact: true })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('We couldn’t load your cart')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expect(page.getByText('$0.00')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.goto('/marketplace/my-purchases')
    await expect(page.getByText('We couldn’t load your orders')).toBeVisible()
    await expect(page.getByText('No purchases yet')).toHaveCount(0)
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'We couldn’t load your cart' })).toBeVisible()
  })
  const settings = await page.context().newPage()
  await settings.clock.install()
  await settings.goto('/settings')
  await expect(settings.getByRole('button', { name: 'Try again' })).toBeVisible()

  await database.start()
  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(200)
  const cart = await page.request.get('/api/cart')
  expect(JSON.stringify(await cart.json())).toContain('workflow-automation-suite')
  // The settings page checks again automatically.
  await settings.clock.fastForward(recheckMilliseconds)
  await expect(settings.getByRole('tab', { name: 'Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  consoleErrors.length = 0
})
