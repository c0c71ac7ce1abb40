export const waitlists: readonly string[] = []
export const waitlistNames: Readonly<Record<string, string>> = {}
