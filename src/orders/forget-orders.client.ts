import { draftKey, handledPaymentsKey, lastOrderKey, orderKeyKey, ordersKey } from '#orders/storage-keys.ts'
import { isStored, removeStored } from '#lib/stored.client.ts'

/** Removes the orders stored in this browser. Returns whether there were any. */
export function forgetOrders(): boolean {
  const wasKept = isStored(lastOrderKey) || isStored(ordersKey)
  for (const key of [lastOrderKey, ordersKey, handledPaymentsKey, orderKeyKey]) {
    if (isStored(key)) removeStored(key)
  }
  forgetDraft()
  return wasKept
}

/** Removes what was typed in this tab. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    console.warn('The tab has no storage to clear.')
  }
}
