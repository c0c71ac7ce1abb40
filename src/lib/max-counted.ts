/** Lists stop counting here and show '10,000+'. */
export const maxCounted = 10_000

/** Formats a count as `1,260`, or as `10,000+` if counting stopped (product: marketplace 47). */
export function cappedCount(count: number): string {
  return count > maxCounted ? `${maxCounted.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
}
