import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A token that shows one quote read-only and without an account (product: quotes 21). In lower case, because
 * all page addresses are.
 */
export function shareToken(secret: string, quoteId: string): string {
  return `${quoteId}-${signature(secret, quoteId)}`
}

/** The id of the quote, or `null` if the token is forged. */
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

export function sharedQuotePdfPath(token: string): string {
  return `${sharedQuotePath(token)}/quote.pdf`
}
