import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client accepts. `q=0` excludes an encoding. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase()).filter(({ q }) => q > 0)
  return (['br', 'gzip'] as const).find((each) => accepted.some(({ type }) => type === each)) ?? 'identity'
}

/** Whether `if-none-match` names this version. `W/`: a proxy that compresses may have weakened the tag. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
