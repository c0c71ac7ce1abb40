import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client accepts. `q=0` rules an encoding out. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase()).filter(({ q }) => q > 0)
  return (['br', 'gzip'] as const).find((each) => accepted.some(({ type }) => type === each)) ?? 'identity'
}

/**
 * Whether `if-none-match` contains this version. A proxy that compresses may have weakened the tag with `W/`.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
