export const demoReviews: readonly string[] = []
