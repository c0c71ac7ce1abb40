const freshFactorMilliseconds = 10 * 60 * 1000

/** Whether the second factor was proven within the last ten minutes (product: dashboard 10). */
export function isFresh(secondFactorAt: Date | null, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= freshFactorMilliseconds
}
