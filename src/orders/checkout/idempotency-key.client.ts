import { uuid } from '#lib/ids.ts'
import { cartsShareProduct } from '#orders/checkout/registration.ts'
import { idempotencyKeyStorageKey } from '#orders/browser/storage-keys.ts'
import { flag, matching, object, optional, orNull, text, type SchemaOutput } from '#lib/schema.ts'
import { readStored, removeStored, writeStored } from '#lib/stored.client.ts'

const idempotencyKey = matching(uuid)
const storedSchema = object({
  owner: text,
  key: idempotencyKey,
  replaces: optional(orNull(idempotencyKey), null),
  /** The fingerprint of the cart; `null` until its order is registered. */
  placedFor: orNull(text),
  /** Whether the cart was already ordered under an earlier key, and the new order replaces that order. */
  isCorrection: optional(flag, false),
})

export interface IdempotencyKey {
  key: string
  replaces: string | null
}

/**
 * The idempotency key of this cart. All tabs share it, so that submitting in two tabs creates one order. A changed
 * form gets a new key, and its order replaces the earlier one (product: checkout 14, 15).
 */
export function currentKey(owner: string, cart: string, isFormChanged = false): IdempotencyKey {
  const stored = readStored(idempotencyKeyStorageKey, storedSchema)
  if (stored?.owner !== owner) return newKey(null)
  const { key, replaces, placedFor, isCorrection } = stored
  const isPlaced = placedFor !== null && !isCorrection
  if (!isPlaced || (placedFor === cart && !isFormChanged)) return { key, replaces }
  return newKey(cartsShareProduct(placedFor, cart) ? key : null)
}

export function newKey(replaces: string | null): IdempotencyKey {
  return { key: crypto.randomUUID(), replaces }
}

/** Whether this customer's last order in this browser is for this cart and has not ended. */
export function isPlacedFor(owner: string, cart: string): boolean {
  const stored = readStored(idempotencyKeyStorageKey, storedSchema)
  return stored?.owner === owner && stored.placedFor === cart
}

/**
 * Stores the key before the order is submitted. If submitting fails, a cart that was ordered earlier still
 * counts as ordered. Throws if the browser cannot store the key, because then the order must not be
 * registered (product: checkout 12).
 */
export function storeKey(owner: string, key: IdempotencyKey, cart: string | null): void {
  const stored = readStored(idempotencyKeyStorageKey, storedSchema)
  const isPlaced = cart !== null && isPlacedFor(owner, cart)
  write({
    owner,
    ...key,
    placedFor: isPlaced ? cart : null,
    isCorrection: isPlaced && (stored?.key !== key.key || stored.isCorrection),
  })
}

/** Records that the order of this key was registered. Throws if the browser cannot store that. */
export function storePlaced(owner: string, key: IdempotencyKey, cart: string): void {
  write({ owner, ...key, placedFor: cart, isCorrection: false })
}

function write(stored: SchemaOutput<typeof storedSchema>): void {
  if (!writeStored(idempotencyKeyStorageKey, stored)) throw new Error('Browser storage rejected the order.')
}

/** Deletes the key of an order that has ended, so that the next order gets a new key. */
export function forgetKey(): void {
  removeStored(idempotencyKeyStorageKey)
}
