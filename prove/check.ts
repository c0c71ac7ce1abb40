/** One promise of the shop, and the check that shows that it holds. */
export interface Check {
  /** The promise as customers and operators read it. */
  promise: string
  /** Where the promise is documented: `product: quality 9`, as in comments, or another page of docs/. */
  rule: string
  limit: string
  /** Whether only the full run includes the check. */
  isFullOnly?: boolean
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /**
   * Whether to check everything, however long it takes, or a sample that fits into the twenty minutes of all
   * checks.
   */
  isFull: boolean
  /** How many times slower than usual this machine currently is: limits in milliseconds are multiplied by it. */
  slowness(): number
}

export interface Finding {
  figure: string
  /** The violations of the promise, case by case. None means that it holds. */
  broken: readonly string[]
}

/** Returns the violation unless the condition is met. A comparison with NaN is never met. */
export function unless(isMet: boolean, violation: string): string[] {
  return isMet ? [] : [violation]
}
