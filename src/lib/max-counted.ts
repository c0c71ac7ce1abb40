/** Counting stops at this number, and pages show '10,000+'. */
export const maxCounted = 10_000
