/** Every answer carries this tag. It changes when nobody can say what has changed. */
export const everything = 'everything'

/** Browsers ask each time whether they still have the newest version. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/** Proxies reject answers with much longer headers, so these are for browsers alone. */
const longestTags = 1_000

/**
 * What CDNs and proxies may do with an answer that holds until one of its tags changes: longer when they are told of
 * changes. `CDN-Cache-Control` says the same to those that obey `must-revalidate`, which is meant for browsers.
 */
export function addCacheHeaders(headers: Headers, shown: readonly string[], arePurged: boolean): void {
  const tags = [...new Set([everything, ...shown])]
  const spaced = tags.join(' ')
  if (headers.get('cache-control') !== askEachTime || spaced.length > longestTags) return
  const seconds = arePurged ? 3600 : 10
  const stale = 'stale-while-revalidate=30, stale-if-error=86400'
  headers.set('cache-control', `${askEachTime}, s-maxage=${seconds}, ${stale}`)
  headers.set('cdn-cache-control', `max-age=${seconds}, ${stale}`)
  headers.set('surrogate-key', spaced)
  headers.set('cache-tag', tags.join(','))
}

/** The tags that the database announces; none means everything. */
export function readChangedTags(announced: string): string[] {
  return announced === '' ? [everything] : announced.split(' ')
}

/** Beyond so many tags, everything counts as changed, so that the list does not grow for ever. */
const mostRemembered = 10_000

/** Which tags have changed, and when: moments are counted in changes. */
export function createTagChanges() {
  const changedAt = new Map<string, number>()
  let moment = 0

  return {
    now: () => moment,
    add(tags: readonly string[]): void {
      moment += 1
      const areTooMany = changedAt.size + tags.length > mostRemembered
      if (areTooMany) changedAt.clear()
      for (const tag of areTooMany ? [everything] : tags) changedAt.set(tag, moment)
    },
    haveChanged(tags: readonly string[], since: number): boolean {
      return since < moment && [everything, ...tags].some((tag) => (changedAt.get(tag) ?? 0) > since)
    },
  }
}
