import * as z from 'zod'
import { recordSchema, type ReceivedRecord } from './record.ts'

const timeLimitMilliseconds = 5000

export type HandedOver =
  | { outcome: 'taken'; record: ReceivedRecord; accessKey: string }
  | { outcome: 'token_not_valid' | 'not_answered' }

/** Takes an order over from the store: exchanges the token for an access key and the order's record. */
export async function takeOver(storeUrl: string, orderId: string, token: string): Promise<HandedOver> {
  const address = `${storeUrl}/api/hand-offs/${encodeURIComponent(orderId)}`
  try {
    const record = await call(address, token, 'GET')
    const exchanged = record.ok ? await call(`${address}/key`, token, 'POST') : record
    if (!record.ok || !exchanged.ok) {
      return {
        outcome: record.status === 401 || exchanged.status === 401 ? 'token_not_valid' : 'not_answered',
      }
    }
    return {
      outcome: 'taken',
      record: recordSchema.parse(record.body),
      accessKey: z.object({ access_key: z.string() }).parse(exchanged.body).access_key,
    }
  } catch {
    return { outcome: 'not_answered' }
  }
}

const stateSchema = z.object({
  status: z.string(),
  subscriptions: z.array(z.object({ line: z.string(), next_amount: z.number() })).default([]),
})

/** The order's state at the store, read with its access key; `null` if the store does not respond. */
export async function stateAtStore(
  storeUrl: string,
  orderId: string,
  accessKey: string,
): Promise<{ status: string; nextAmounts: Record<string, number> } | null> {
  const address = `${storeUrl}/api/hand-offs/${encodeURIComponent(orderId)}/state`
  try {
    const state = await call(address, accessKey, 'GET')
    if (!state.ok) return null
    const { status, subscriptions } = stateSchema.parse(state.body)
    const nextAmounts = Object.fromEntries(subscriptions.map((each) => [each.line, each.next_amount]))
    return { status, nextAmounts }
  } catch {
    return null
  }
}

async function call(address: string, secret: string, method: 'GET' | 'POST') {
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(timeLimitMilliseconds),
  })
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, body }
}
