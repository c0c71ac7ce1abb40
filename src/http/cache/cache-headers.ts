/** Browsers ask each time whether they still have the newest version. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/** A CDN or proxy may hold what the cache of a process holds, but only for seconds: nobody tells it of changes. */
export function addCacheHeaders(headers: Headers): void {
  if (headers.get('cache-control') !== askEachTime) return
  headers.set('cache-control', `${askEachTime}, s-maxage=5, stale-while-revalidate=5`)
}
