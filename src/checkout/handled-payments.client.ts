import * as z from 'zod/mini'
import { handledPaymentsKey as key } from '#checkout/kept-keys.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'

const schema = z.array(z.string())
const mostKept = 50

/** Whether a payment has emptied a cart already: a reload must not empty what was put in since. */
export function isPaymentHandled(sessionId: string): boolean {
  return readStored(key, schema)?.includes(sessionId) ?? false
}

export function markPaymentHandled(sessionId: string): void {
  const others = (readStored(key, schema) ?? []).filter((one) => one !== sessionId)
  writeStored(key, [...others, sessionId].slice(-mostKept))
}
