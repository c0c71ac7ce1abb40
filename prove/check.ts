/** One promise of the shop, and how it is shown. */
export interface Check {
  /** As the shop makes it to its customers and operators. */
  promise: string
  /** Where it is written down: `product: quality 9`, as in comments, or another page of docs/. */
  rule: string
  limit: string
  /** Left out of the short run. */
  isFullOnly?: boolean
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /** Everything, however long it takes. Otherwise a sample that fits into the twenty minutes of all checks. */
  isFull: boolean
  /** How many times slower than usual this machine is meanwhile: limits in milliseconds are multiplied by it. */
  slowness(): number
}

export interface Finding {
  figure: string
  /** What broke the promise, case by case. None means that it holds. */
  broken: readonly string[]
}
