/** Counting stops at this number, and pages show '10,000+'. */
export const maxCounted = 10_000

/** `1,260`, or `10,000+` if counting stopped (product: marketplace 47). */
export function cappedCount(count: number): string {
  return count > maxCounted ? `${maxCounted.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
}
