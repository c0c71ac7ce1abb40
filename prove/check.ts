/** One promise of the shop, and how it is shown. */
export interface Check {
  /** The promise as customers and operators read it. */
  promise: string
  /** Where it is documented: `product: quality 9`, as in comments, or another page of docs/. */
  rule: string
  limit: string
  /** Left out of the short run. */
  isFullOnly?: boolean
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /** Everything, however long it takes. Otherwise a sample that fits into the twenty minutes of all checks. */
  isFull: boolean
  /** How many times slower than usual this machine currently is: limits in milliseconds are multiplied by it. */
  slowness(): number
}

export interface Finding {
  figure: string
  /** The violations of the promise, case by case. None means that it holds. */
  broken: readonly string[]
}

/** What to report if a condition is not met. A comparison with NaN is not met. */
export function unless(isMet: boolean, violation: string): string[] {
  return isMet ? [] : [violation]
}
