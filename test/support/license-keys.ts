import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import { importKeys, saveProductAccess } from '#orders/access/product-access.commands.server.ts'
import { productAccessOf, type ProductAccess } from '#orders/access/product-access.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { existing } from './buyer.ts'
import { call, placeOrder, portalEvent, tell } from './order-shop.ts'
import type { TestStore } from './store.ts'

export const item = { productType: 'marketplace', productId: 'cart-plain' } as const

function accessChange({ context }: TestStore) {
  const publicUrl = context.environment.PUBLIC_URL
  return { actor: { kind: 'command' } as const, now: new Date(), publicUrl }
}

/** Sets the access that the product of the test orders gives. */
export async function giveAccess(store: TestStore, changes: Partial<ProductAccess>): Promise<void> {
  const access = { ...(await productAccessOf(store.db, item)), ...changes }
  const saved = await saveProductAccess(store.db, accessChange(store), item, access)
  if (!saved.ok) throw new Error(saved.reason)
}

export async function addKeys(store: TestStore, keys: readonly string[]): Promise<void> {
  const imported = await importKeys(store.db, accessChange(store), item, keys)
  if (!imported.ok) throw new Error(imported.reason)
}

/** Places an order of two units and activates it with events of the signing portal. */
export async function activeOrder(store: TestStore, cookie?: string): Promise<string> {
  const id = await placeOrder(store, cookie)
  await activate(store, id)
  return id
}

export async function activate(store: TestStore, id: string): Promise<void> {
  const [order] = await store.db.select({ total: orders.total }).from(orders).where(eq(orders.id, id))
  const amount = Number(order?.total)
  await tell(store, portalEvent('paid', id, { amount, currency: 'USD' }), { id: `msg_${randomUUID()}` })
  await tell(store, portalEvent('active', id), { id: `msg_${randomUUID()}` })
}

/** The access of the first line of an order. */
export async function firstAccess({ db }: Pick<TestStore, 'db'>, orderId: string) {
  const [line] = await accessOfOrder(db, existing(await orderById(db, orderId)))
  return existing(line)
}

export async function keysOf(store: Pick<TestStore, 'db'>, orderId: string): Promise<string[]> {
  return (await firstAccess(store, orderId)).keys.map(({ key }) => key)
}

/** Sends a request about a license key, as a program would. */
export function useKey(
  store: TestStore,
  action: 'activate' | 'validate' | 'deactivate',
  key: string,
  instance: string,
  more: object = {},
) {
  const body = { product_id: item.productId, key, instance, ...more }
  return call(store, 'POST', `/api/license-keys/${action}`, { body })
}
