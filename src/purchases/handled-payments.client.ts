import { handledPaymentsKey as key } from '#orders/storage-keys.ts'
import { listOf, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'

const shape = listOf(text)
const mostKept = 50

/** Whether a payment has emptied a cart already: a reload must not empty what was added since. */
export function isPaymentHandled(sessionId: string): boolean {
  return readStored(key, shape)?.includes(sessionId) ?? false
}

export function markPaymentHandled(sessionId: string): void {
  const others = (readStored(key, shape) ?? []).filter((one) => one !== sessionId)
  writeStored(key, [...others, sessionId].slice(-mostKept))
}
