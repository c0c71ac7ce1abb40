const freshMilliseconds = 10 * 60 * 1000

/** Whether a password or second factor was verified within the last ten minutes (product: dashboard 8, 10). */
export function isFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= freshMilliseconds
}

export const maxFactorName = 60
