import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { updateProduct } from '#catalogue/editing/edit-products.commands.server.ts'
import { productForEditing } from '#catalogue/editing/edited-records.queries.server.ts'
import { productForm } from '#catalogue/editing/product.forms.ts'
import { seedMarketplace } from '#catalogue/seed-catalogue.commands.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { listen, type Listening } from '#db/notifications.server.ts'
import { createTestStore } from '../../support/store.ts'

// Needs commits, which alone are told of, so it has its own database.
const url = new URL(inject('databaseUrl'))
url.pathname = '/published_at_once'
const { db, close } = openDatabase(url.href, { onError: () => undefined })
const processes = [createTestStore(db), createTestStore(db)]
let listening: Listening[] = []

beforeAll(async () => {
  const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
  await migrateDatabase(url.href, { migrationsFolder, createDatabase: true })
  await seedMarketplace(db)
  const onConnect = vi.fn<() => void>()
  listening = processes.map(({ context }) =>
    listen(url.href, {
      onNotification: context.changeEvents.publish,
      onConnect,
      onError: () => undefined,
    }),
  )
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2))
})

afterAll(async () => {
  await Promise.all(listening.map((each) => each.close()))
  await close()
})

test('a saved price is what every process answers, in place of what it had cached', async () => {
  const prices = async () =>
    Promise.all(
      processes.map(async ({ app }) => {
        const answer = await app.request('/api/products/contract-reader')
        const { price } = await answer.json()
        return price
      }),
    )
  expect(await prices()).toEqual([890, 890])
  const product = await productForEditing(db, 'contract-reader')
  const fields = productForm.parse({ ...product?.typed, price: '901.50' })
  const now = new Date()
  await updateProduct(db, { id: 'contract-reader', version: 1, fields, actor: { kind: 'command' }, now })
  await vi.waitFor(async () => expect(await prices()).toEqual([901.5, 901.5]), { timeout: 5_000 })
})
