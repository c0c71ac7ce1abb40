/** A promise of the shop, and the check that proves it. */
export interface Check {
  /** The promise, worded for customers and operators. */
  promise: string
  /** Where the promise is documented: a rule such as `product: quality 9`, or another page of docs/. */
  rule: string
  limit: string
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /**
   * Whether to check everything, however long that takes, or only a sample. All samples together take twenty
   * minutes.
   */
  isFull: boolean
  /**
   * The current slowdown of the machine: 2 if it is twice as slow as usual. Multiply limits in milliseconds
   * by this factor.
   */
  slowness(): number
}

export interface Finding {
  figure: string
  /** Every violation of the promise. The promise holds if this list is empty. */
  broken: readonly string[]
}

/** Returns the violation unless the condition is met. Comparisons with NaN are false, so they count as violations. */
export function unless(isMet: boolean, violation: string): string[] {
  return isMet ? [] : [violation]
}
