/** A promise of the shop, and the check that proves it. */
export interface Check {
  /** The promise as customers and operators read it. */
  promise: string
  /** Where the promise is documented: `product: quality 9`, as in comments, or another page of docs/. */
  rule: string
  limit: string
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /**
   * Whether to check everything, however long that takes, or a sample. The samples of all checks together take
   * twenty minutes.
   */
  isFull: boolean
  /** How many times slower than usual this machine currently is. Multiply limits in milliseconds by it. */
  slowness(): number
}

export interface Finding {
  figure: string
  /** Each violation of the promise. The promise holds if there are none. */
  broken: readonly string[]
}

/** Returns the violation unless the condition is met. Comparisons with NaN are false, so they are violations. */
export function unless(isMet: boolean, violation: string): string[] {
  return isMet ? [] : [violation]
}
