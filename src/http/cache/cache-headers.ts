/** Browsers store the response, but revalidate it on each use. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/**
 * Lets CDNs and proxies cache public responses for seconds. They are not notified of changes, so not for
 * longer.
 */
export function addCacheHeaders(headers: Headers): void {
  if (headers.get('cache-control') !== askEachTime) return
  headers.set('cache-control', `${askEachTime}, s-maxage=5, stale-while-revalidate=5`)
}
