import { storedHandOffSchema, isSameOrder, type HandOffRecord } from '#orders/hand-off.ts'
import { lastOrderStorageKey, ordersStorageKey } from '#orders/browser/storage-keys.ts'
import { anything, parsed, listOf } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

const maxOrders = 50

/**
 * Stores the record before the browser leaves the shop, and keeps as many recent records as fit. Throws if
 * the browser cannot store it (product: checkout 11, 12).
 */
export function saveOrder(record: HandOffRecord): void {
  const others = storedOrders().filter((stored) => !isSameOrder(stored, record))
  let orders = [...others, record].slice(-maxOrders)
  while (!writeStored(ordersStorageKey, orders) || !writeStored(lastOrderStorageKey, record)) {
    if (orders.length === 1) throw new Error('Browser storage rejected the order.')
    orders = orders.slice(Math.ceil(orders.length / 2))
  }
}

/** Adds the signed-in customer's id to the record, because the server does not know it for every customer. */
export function ownRecord(user: { id: string }, record: HandOffRecord): HandOffRecord {
  return { ...record, user: { ...record.user, id: user.id } }
}

/** The last record. It prefills the form when the same customer orders again. */
export function lastOrder(): HandOffRecord | null {
  return readStored(lastOrderStorageKey, storedHandOffSchema)
}

/** All orders handed over from this browser, oldest first. Skips invalid entries. */
export function storedOrders(): HandOffRecord[] {
  const entries = readStored(ordersStorageKey, listOf(anything)) ?? []
  return entries.flatMap((entry) => {
    const record = parsed(storedHandOffSchema, entry)
    if (record) return [record]
    console.warn(`An invalid order in ${ordersStorageKey} was ignored.`)
    return []
  })
}

let snapshot: readonly HandOffRecord[] | null = null

/** Returns the newest orders first. The array stays the same until an order changes. */
export function ordersSnapshot(): readonly HandOffRecord[] {
  snapshot ??= storedOrders().toSorted((one, other) => (one.timestamp < other.timestamp ? 1 : -1))
  return snapshot
}

export function onOrdersChanged(listener: () => void): () => void {
  snapshot = null
  return onStored(ordersStorageKey, () => {
    snapshot = null
    listener()
  })
}
