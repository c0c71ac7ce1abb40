import { uuid } from '#lib/ids.ts'
import { cartsShareProduct } from '#orders/checkout/registration.ts'
import { idempotencyKeyStorageKey } from '#orders/storage-keys.ts'
import { matching, object, optional, orNull, text } from '#lib/schema.ts'
import { readStored, removeStored, writeStored } from '#lib/stored.client.ts'

const idempotencyKey = matching(uuid)
const storedSchema = object({
  owner: text,
  key: idempotencyKey,
  replaces: optional(orNull(idempotencyKey), null),
  /** The cart that was ordered with it, once the order is registered. */
  placedFor: orNull(text),
})

export interface IdempotencyKey {
  key: string
  /** The key of the earlier order that this one corrects. */
  replaces: string | null
}

/**
 * The idempotency key for this cart, shared by all tabs, so that two of them make one order. Ordering the same cart
 * again repeats that order; a changed cart gets a new key and replaces the order (product: checkout 14, 15).
 */
export function currentKey(owner: string, cart: string): IdempotencyKey {
  const stored = readStored(idempotencyKeyStorageKey, storedSchema)
  if (stored?.owner !== owner) return newKey(null)
  const { key, replaces, placedFor } = stored
  if (placedFor === null || placedFor === cart) return { key, replaces }
  return newKey(cartsShareProduct(placedFor, cart) ? key : null)
}

export function newKey(replaces: string | null): IdempotencyKey {
  return { key: crypto.randomUUID(), replaces }
}

/** Whether the last order of this browser is this customer's, of this cart, and has not ended. */
export function isPlacedFor(owner: string, cart: string): boolean {
  const stored = readStored(idempotencyKeyStorageKey, storedSchema)
  return stored?.owner === owner && stored.placedFor === cart
}

/** Throws when the browser does not store it: without storage nothing may be registered (product: checkout 12). */
export function storeKey(owner: string, key: IdempotencyKey, placedFor: string | null): void {
  if (!writeStored(idempotencyKeyStorageKey, { owner, ...key, placedFor })) {
    throw new Error('Browser storage rejected the order.')
  }
}

/** The order has ended; the next one gets a new key. */
export function forgetKey(): void {
  removeStored(idempotencyKeyStorageKey)
}
