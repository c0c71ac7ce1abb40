import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { secretOverlapMilliseconds } from '#developers/webhooks/webhook.ts'

interface Signing {
  id: string
  secretNumber: number
  secretChangedAt: Date | null
}

/**
 * The signing secret. It is derived from the webhook's id and a number, so that the database stores no
 * secret.
 */
export function webhookSecret(authSecret: string, id: string, number: number): string {
  const bytes = createHmac('sha256', authSecret).update(`webhook ${id} ${number}`).digest('base64')
  return `whsec_${bytes}`
}

/**
 * The headers of Standard Webhooks. For a day after a change, messages are signed with both secrets (product:
 * developers 10).
 */
export function signedHeaders(
  authSecret: string,
  { id, secretNumber, secretChangedAt }: Signing,
  { messageId, now, body }: { messageId: string; now: Date; body: string },
): Record<string, string> {
  const isChanging =
    secretChangedAt !== null && now.getTime() - secretChangedAt.getTime() < secretOverlapMilliseconds
  const numbers = isChanging ? [secretNumber, secretNumber - 1] : [secretNumber]
  const signatures = numbers.map((number) =>
    new Webhook(webhookSecret(authSecret, id, number)).sign(messageId, now, body),
  )
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
