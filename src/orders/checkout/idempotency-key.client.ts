import { orderKeyKey } from '#orders/storage-keys.ts'
import { matching, object, orNull, text } from '#lib/schema.ts'
import { readStored, removeStored, writeStored } from '#lib/stored.client.ts'

const uuid = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const shape = object({ owner: text, key: uuid, placedFor: orNull(text) })

/**
 * The idempotency key of a form that is shown. All tabs of a browser share it, so two of them make one order; after
 * an order it stands as long as the cart is the very one that was ordered: coming back and proceeding again is that
 * order again. `cart` says what is in the cart.
 */
export function orderKey(owner: string, cart: string): string {
  const kept = readStored(orderKeyKey, shape)
  if (kept?.owner === owner && (kept.placedFor === null || kept.placedFor === cart)) return kept.key
  return newOrderKey(owner)
}

/** Whether the last order of this browser is of this customer and of this very cart, and has not ended here. */
export function isPlacedFor(owner: string, cart: string): boolean {
  const kept = readStored(orderKeyKey, shape)
  return kept?.owner === owner && kept.placedFor === cart
}

/** After the store said that a key has had its order. */
export function newOrderKey(owner: string): string {
  const key = crypto.randomUUID()
  writeStored(orderKeyKey, { owner, key, placedFor: null })
  return key
}

/** Whether this browser keeps things at all: without that nothing may be registered (spec §7.5). */
export function keepOrderKey(owner: string, key: string, placedFor: string | null): boolean {
  return writeStored(orderKeyKey, { owner, key, placedFor })
}

/** The order has ended; the next one is another. */
export function forgetOrderKey(): void {
  removeStored(orderKeyKey)
}
