import * as z from 'zod'
import { recordSchema, type ReceivedRecord } from './record.ts'

const timeLimitMilliseconds = 5000

export type HandedOver =
  | { outcome: 'taken'; record: ReceivedRecord; accessKey: string }
  | { outcome: 'token_not_valid' | 'not_answered' }

/** Takes an order over from the store, server to server: its record, and an access key, for one token. */
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

/** The order's status at the store, by its access key; `null` if the store does not answer. */
export async function statusAtStore(
  storeUrl: string,
  orderId: string,
  accessKey: string,
): Promise<string | null> {
  const address = `${storeUrl}/api/hand-offs/${encodeURIComponent(orderId)}/state`
  try {
    const state = await call(address, accessKey, 'GET')
    return state.ok ? z.object({ status: z.string() }).parse(state.body).status : null
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
