import {
  draftKey,
  handledPaymentsKey,
  lastOrderKey,
  idempotencyKeyKey,
  ordersKey,
} from '#orders/storage-keys.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** Removes the orders stored in this browser. Returns whether there were any. */
export function forgetOrders(): boolean {
  const wereStored = isStored(lastOrderKey) || isStored(ordersKey)
  for (const key of [lastOrderKey, ordersKey, handledPaymentsKey, idempotencyKeyKey]) {
    if (isStored(key)) removeStored(key)
  }
  forgetDraft()
  return wereStored
}

/** Removes what was typed in this tab. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    console.warn('The tab has no storage to clear.')
  }
}
