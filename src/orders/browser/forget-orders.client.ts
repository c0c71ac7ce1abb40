import type { SignedOut } from '#account/session/session.store.ts'
import {
  billingStorageKey,
  draftStorageKey,
  handledPaymentsStorageKey,
  lastOrderStorageKey,
  idempotencyKeyStorageKey,
  ordersStorageKey,
} from '#orders/browser/storage-keys.ts'
import { isStored, removeFromTab, removeStored } from '#lib/stored.client.ts'

/** Deletes the orders stored in this browser. Returns whether there were any. */
export function forgetOrders(): boolean {
  const wereStored = isStored(lastOrderStorageKey) || isStored(ordersStorageKey)
  for (const key of [
    lastOrderStorageKey,
    ordersStorageKey,
    billingStorageKey,
    handledPaymentsStorageKey,
    idempotencyKeyStorageKey,
  ]) {
    if (isStored(key)) removeStored(key)
  }
  forgetDraft()
  return wereStored
}

export function forgetDraft(): void {
  removeFromTab(draftStorageKey)
}

/**
 * Says where to find the orders that this browser no longer shows. Orders placed without a session cannot be
 * recovered.
 */
export function ordersAfterSignOut({ endedBefore }: Pick<SignedOut, 'endedBefore'>) {
  if (!endedBefore) {
    return {
      title: 'Your orders stay in your account',
      description: 'This browser no longer shows them. Log in again to see them.',
    }
  }
  return {
    title: 'This browser no longer shows your orders',
    description:
      'Orders you placed while logged in come back when you log in. For any other order, write to us with the number from its email.',
  }
}
