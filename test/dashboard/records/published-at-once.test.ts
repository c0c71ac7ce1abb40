import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm } from '#catalog/editing/fields/product-form.ts'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'
import { listen, type Listening } from '#db/notifications.server.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { createTestStore } from '../../support/store.ts'
import { patience } from '../../support/patience.ts'

// Only committed changes are published, so the test commits them in a separate database.
const { db, url, close } = await ownDatabase('published_at_once')
const processes = [createTestStore(db), createTestStore(db)]
let listening: Listening[] = []

beforeAll(async () => {
  const onConnect = vi.fn<() => void>()
  listening = processes.map(({ context }) =>
    listen(url, {
      circuit: createCircuitBreaker(),
      onNotification: context.changeEvents.publish,
      onConnect,
      onDemotion: () => undefined,
      onAway: () => undefined,
    }),
  )
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), patience)
})

afterAll(async () => {
  await Promise.all(listening.map((each) => each.close()))
  await close()
})

test('every process returns a saved price instead of the cached price', async () => {
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
  const fields = productForm.parse({ ...product?.values, price: '901.50' })
  const now = new Date()
  await updateProduct(db, { id: 'contract-reader', version: 1, fields, actor: { kind: 'command' }, now })
  await vi.waitFor(async () => expect(await prices()).toEqual([901.5, 901.5]), patience)
})
