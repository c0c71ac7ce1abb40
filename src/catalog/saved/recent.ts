/** The oldest make room (product: saved 14). */
export const mostRecent = 12

/** The products seen last, newest first, each once. */
export function withSeen(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, mostRecent)
}
