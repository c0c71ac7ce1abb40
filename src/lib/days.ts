/** When this day, such as `2026-11-22`, begins in Coordinated Universal Time; `null` if it is no day. */
export function startOfDay(text: string | null): Date | null {
  // Years that PostgreSQL reads as they are written, and whose last day has a next one.
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const start = new Date(`${text}T00:00:00Z`)
  // `new Date` turns 30 February into 2 March.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? start : null
}

/** When this day is over. */
export function endOfDay(text: string | null): Date | null {
  const start = startOfDay(text)
  return start && new Date(start.getTime() + 86_400_000)
}
