import { everything } from '#http/tag-changes.server.ts'

/** Browsers ask each time whether they still have the newest version. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/** What makes an answer appends to it the tags of what the answer shows. */
export const tagsHeader = 'surrogate-key'

export function takeTags(headers: Headers): string[] {
  const own = headers.get(tagsHeader)?.split(', ') ?? []
  headers.delete(tagsHeader)
  return [...new Set([everything, ...own])]
}

/** Proxies reject answers with much longer headers, so these are for browsers alone. */
const longestTags = 1_000

/**
 * What CDNs and proxies may do with an answer that holds until one of its tags changes: longer when they are told of
 * changes. `CDN-Cache-Control` says the same to those that obey `must-revalidate`, which is meant for browsers.
 */
export function addCacheHeaders(headers: Headers, tags: readonly string[], arePurged: boolean): void {
  const spaced = tags.join(' ')
  if (headers.get('cache-control') !== askEachTime || spaced.length > longestTags) return
  const seconds = arePurged ? 3600 : 10
  const stale = 'stale-while-revalidate=30, stale-if-error=86400'
  headers.set('cache-control', `${askEachTime}, s-maxage=${seconds}, ${stale}`)
  headers.set('cdn-cache-control', `max-age=${seconds}, ${stale}`)
  headers.set(tagsHeader, spaced)
  headers.set('cache-tag', tags.join(','))
}
