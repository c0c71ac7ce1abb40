/** Counting stops here: a page says '10,000+'. */
export const mostCounted = 10_000

export const pageSize = 24
