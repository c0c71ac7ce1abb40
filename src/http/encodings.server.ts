import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that the client accepts. One with `q=0` is never chosen. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const accepted = parseAccept(acceptEncoding.toLowerCase()).filter(({ q }) => q > 0)
  const best = (['br', 'gzip'] as const).find((each) => accepted.some(({ type }) => type === each))
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(acceptEncoding, best ?? 'identity')
  return best ?? 'identity'
}
