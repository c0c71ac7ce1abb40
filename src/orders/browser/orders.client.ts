import { storedHandOffSchema, isSameOrder, type HandOffRecord } from '#orders/hand-off.ts'
import { lastOrderStorageKey, ordersStorageKey } from '#orders/browser/storage-keys.ts'
import { anything, parsed, listOf } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

const mostOrders = 50

/**
 * Saves the record before the window leaves, and as many of the latest before it as fit. Throws when the browser does
 * not store it (product: checkout 11, 12).
 */
export function saveOrder(record: HandOffRecord): void {
  const others = storedOrders().filter((stored) => !isSameOrder(stored, record))
  let orders = [...others, record].slice(-mostOrders)
  while (!writeStored(ordersStorageKey, orders) || !writeStored(lastOrderStorageKey, record)) {
    if (orders.length === 1) throw new Error('Browser storage rejected the order.')
    orders = orders.slice(Math.ceil(orders.length / 2))
  }
}

/** The record under the id of the signed-in customer, also if the server could not tell who that is. */
export function ownRecord(user: { id: string }, record: HandOffRecord): HandOffRecord {
  return { ...record, user: { ...record.user, id: user.id } }
}

/** The last record, to fill in the same customer's next order. */
export function lastOrder(): HandOffRecord | null {
  return readStored(lastOrderStorageKey, storedHandOffSchema)
}

/** Every order handed off from this browser, oldest first. An entry that does not parse is left out. */
export function storedOrders(): HandOffRecord[] {
  const entries = readStored(ordersStorageKey, listOf(anything)) ?? []
  return entries.flatMap((entry) => {
    const record = parsed(storedHandOffSchema, entry)
    if (record) return [record]
    console.warn(`An order under ${ordersStorageKey} is not valid and was ignored.`)
    return []
  })
}

let snapshot: readonly HandOffRecord[] | null = null

/** The newest first. The same array until it changes. */
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
