import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { parseJson } from '#lib/json.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { isPlausibleTime } from '#orders/portal-event.ts'
import { portalEventForm, type PortalEvent } from '#orders/portal-event.forms.ts'

export interface SignedEvent {
  id: string
  event: PortalEvent
}

/**
 * Verifies the signature of the raw bytes before parsing them, by the Standard Webhooks scheme. Any of the secrets
 * may match.
 */
export function verifyEvent(
  secrets: readonly string[],
  headers: Headers,
  bytes: ArrayBuffer,
): Result<SignedEvent, 'bad_signature' | 'stale' | EventError> {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  const body = textOf(bytes)
  // With a dot in the id, the signed text could be split in two ways. A timestamp has only one valid notation,
  // without a sign or leading zeros.
  if (!/^[\w:-]{1,200}$/.test(id) || !/^[1-9]\d{0,11}$/.test(timestamp) || body === null) {
    return err('bad_signature')
  }
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': headers.get('webhook-signature') ?? '',
  }
  const errors = secrets.map((secret) => signatureError(secret, signed, body))
  if (!errors.includes(null)) return err(errors.includes('stale') ? 'stale' : 'bad_signature')
  // PostgreSQL cannot store NUL characters.
  const event = body.includes('\\u0000') ? null : portalEventForm.safeParse(parseJson(body))
  if (!event?.success) return err('malformed')
  const error = eventError(event.data)
  return error ? err(error) : ok({ id, event: event.data })
}

/** Signs requests that the store sends to the signing portal. */
export function signatureHeaders(secret: string, id: string, now: Date, content: string) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, content),
  }
}

export type EventError = 'malformed' | 'impossible_time'

/** A payment must have an amount and a currency, and every event a plausible time. */
export function eventError({ type, timestamp, data }: PortalEvent): EventError | null {
  if (type === 'order.paid' && (data.amount === undefined || data.currency === undefined)) return 'malformed'
  return isPlausibleTime(timestamp) ? null : 'impossible_time'
}

function signatureError(
  secret: string,
  headers: Record<string, string>,
  body: string,
): 'stale' | 'bad_signature' | null {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false })
    return null
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return error.message.startsWith('Message timestamp') ? 'stale' : 'bad_signature'
  }
}

/** Decodes strictly, so that no two signed bodies decode to the same text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
