const validDays = 180

interface SecurityContact {
  origin: string
  email: string
  now: Date
}

/** `/.well-known/security.txt` (RFC 9116). Made on each request, so that it never expires. */
export function securityText({ origin, email, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
