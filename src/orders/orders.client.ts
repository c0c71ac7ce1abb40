import { storedHandOffSchema, isSameOrder, type HandOffRecord } from '#orders/hand-off/hand-off.ts'
import { lastOrderKey, ordersKey } from '#orders/storage-keys.ts'
import { anything, parsed, listOf } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

/** Keeps the record before the window leaves (spec §7.5). Throws when the browser refuses, so that nobody leaves. */
export function keepOrder(record: HandOffRecord): void {
  const orders = [...storedOrders().filter((kept) => !isSameOrder(kept, record)), record]
  if (!writeStored(lastOrderKey, record) || !writeStored(ordersKey, orders)) {
    throw new Error('Browser storage refused the order.')
  }
}

/** The record of whoever is signed in, also where the store could not tell who that is (decisions §9). */
export function orderOf(user: { id: string }, record: HandOffRecord): HandOffRecord {
  return { ...record, user: { ...record.user, id: user.id } }
}

/** The last record, for the same customer's next order. */
export function lastOrder(): HandOffRecord | null {
  return readStored(lastOrderKey, storedHandOffSchema)
}

/** Every order that was handed off from this browser, oldest first; an entry that does not parse hides no other. */
export function storedOrders(): HandOffRecord[] {
  const entries = readStored(ordersKey, listOf(anything)) ?? []
  return entries.flatMap((entry) => {
    const record = parsed(storedHandOffSchema, entry)
    if (record) return [record]
    console.warn(`An order under ${ordersKey} is not valid and was ignored.`)
    return []
  })
}

let snapshot: readonly HandOffRecord[] | null = null

/** The newest first; the same list until it changes. */
export function ordersSnapshot(): readonly HandOffRecord[] {
  snapshot ??= storedOrders().toSorted((one, other) => (one.timestamp < other.timestamp ? 1 : -1))
  return snapshot
}

export function onOrdersChanged(listener: () => void): () => void {
  snapshot = null
  return onStored(ordersKey, () => {
    snapshot = null
    listener()
  })
}
