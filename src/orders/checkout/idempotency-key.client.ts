import { orderKeyKey } from '#orders/storage-keys.ts'
import { matching, object, orNull, text } from '#lib/schema.ts'
import { readStored, removeStored, writeStored } from '#lib/stored.client.ts'

const uuid = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const shape = object({ owner: text, key: uuid, placedFor: orNull(text) })

/**
 * The idempotency key of the open form. All tabs share it, so that two of them make one order. After an order it stays
 * while the cart is the one ordered, so that proceeding again repeats that order.
 */
export function orderKey(owner: string, cart: string): string {
  const kept = readStored(orderKeyKey, shape)
  if (kept?.owner === owner && (kept.placedFor === null || kept.placedFor === cart)) return kept.key
  return newOrderKey(owner)
}

/** Whether the last order of this browser is this customer's, of this cart, and has not ended. */
export function isPlacedFor(owner: string, cart: string): boolean {
  const kept = readStored(orderKeyKey, shape)
  return kept?.owner === owner && kept.placedFor === cart
}

/** A new key, after the server said that the last one has made its order. */
export function newOrderKey(owner: string): string {
  const key = crypto.randomUUID()
  writeStored(orderKeyKey, { owner, key, placedFor: null })
  return key
}

/** Stores the key. Without storage nothing may be registered (product: checkout 12). */
export function keepOrderKey(owner: string, key: string, placedFor: string | null): boolean {
  return writeStored(orderKeyKey, { owner, key, placedFor })
}

/** The order has ended; the next one gets a new key. */
export function forgetOrderKey(): void {
  removeStored(orderKeyKey)
}
