import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

const maxRemembered = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that the client accepts. `q=0` excludes an encoding. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const accepted = parseAccept(acceptEncoding.toLowerCase()).filter(({ q }) => q > 0)
  const best = (['br', 'gzip'] as const).find((each) => accepted.some(({ type }) => type === each))
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(acceptEncoding, best ?? 'identity')
  return best ?? 'identity'
}

/** Whether `if-none-match` names this version. `W/`: a proxy that compresses may have weakened the tag. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
