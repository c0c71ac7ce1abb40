import {
  draftStorageKey,
  handledPaymentsStorageKey,
  lastOrderStorageKey,
  idempotencyKeyStorageKey,
  ordersStorageKey,
} from '#orders/storage-keys.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** Removes the orders stored in this browser. Returns whether there were any. */
export function forgetOrders(): boolean {
  const wereStored = isStored(lastOrderStorageKey) || isStored(ordersStorageKey)
  for (const key of [
    lastOrderStorageKey,
    ordersStorageKey,
    handledPaymentsStorageKey,
    idempotencyKeyStorageKey,
  ]) {
    if (isStored(key)) removeStored(key)
  }
  forgetDraft()
  return wereStored
}

/** Removes what was typed in this tab. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey)
  } catch {
    console.warn('The tab has no storage to clear.')
  }
}
