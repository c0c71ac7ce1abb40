export const waitlists: readonly string[] = []
