/** Every answer carries this tag. It changes when nobody can say what has changed. */
export const everything = 'everything'

/** Beyond so many tags, everything counts as changed, so that the list does not grow for ever. */
const mostRemembered = 10_000

/** Which tags have changed, and when: moments are counted in changes. */
export function createTagChanges() {
  const changedAt = new Map<string, number>()
  let moment = 0
  let everythingAt = 0

  return {
    now: () => moment,
    add(tags: readonly string[]): void {
      moment += 1
      if (tags.includes(everything) || changedAt.size + tags.length > mostRemembered) {
        everythingAt = moment
        changedAt.clear()
      } else for (const tag of tags) changedAt.set(tag, moment)
    },
    haveChanged(tags: readonly string[], since: number): boolean {
      return everythingAt > since || tags.some((tag) => (changedAt.get(tag) ?? 0) > since)
    },
  }
}

/** The tags that the database announces; none means everything. */
export function readChangedTags(announced: string): string[] {
  return announced === '' ? [everything] : announced.split(' ')
}
