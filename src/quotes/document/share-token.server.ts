import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token that opens one quote read-only without an account (product: quotes 21). Lower case, like page addresses. */
export function shareToken(secret: string, quoteId: string): string {
  return `${quoteId}-${signature(secret, quoteId)}`
}

/** The quote's id; `null` for a forged token. */
export function quoteOfShareToken(secret: string, token: string): string | null {
  const [, id = '', signed = ''] = /^([0-9a-f-]{36})-([0-9a-f]{64})$/.exec(token) ?? []
  const isOurs = signed !== '' && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, id)))
  return isOurs ? id : null
}

function signature(secret: string, quoteId: string): string {
  return createHmac('sha256', secret).update(`share quote ${quoteId}`).digest('hex')
}

export function sharedQuotePath(token: string): string {
  return `/quotes/shared/${token}`
}
