/** Browsers revalidate on each use. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/** A CDN or proxy may cache what a process caches, but only for seconds, because it is not notified of changes. */
export function addCacheHeaders(headers: Headers): void {
  if (headers.get('cache-control') !== askEachTime) return
  headers.set('cache-control', `${askEachTime}, s-maxage=5, stale-while-revalidate=5`)
}
