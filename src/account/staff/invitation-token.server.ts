import { createHash, createHmac } from 'node:crypto'

/**
 * The token in the link of an invitation. It is derived, so that neither the table nor the mail queue
 * contains it. Renewing the invitation changes the token.
 */
export function invitationToken(
  authSecret: string,
  { id, expiresAt }: { id: string; expiresAt: Date },
): string {
  return createHmac('sha256', authSecret)
    .update(`invitation:${id}:${expiresAt.getTime()}`)
    .digest('base64url')
}

export function invitationTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function invitationLink(publicUrl: string, token: string): string {
  const link = new URL('/dashboard/invitation', publicUrl)
  link.searchParams.set('token', token)
  return link.href
}
