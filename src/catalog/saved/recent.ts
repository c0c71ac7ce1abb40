/** The maximum number; the oldest are removed (product: saved 14). */
export const maxRecent = 12

/** The recently viewed products, newest first, without duplicates. */
export function withSeen(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxRecent)
}
