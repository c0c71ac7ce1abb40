import { waited } from '#lib/waited.ts'

export interface OpenTask {
  /** Singular and plural: 'stuck order', 'stuck orders'. */
  label: readonly [one: string, many: string]
  count: number
  note: string
  path: string
  /** When the oldest one began to wait; `null` if it has no time. */
  oldest: Date | null
}

/** The longest waiting first; those without a time last. */
export function byAge(one: OpenTask, other: OpenTask): number {
  return (one.oldest?.getTime() ?? Infinity) - (other.oldest?.getTime() ?? Infinity) || 0
}

/** How long something has waited: 'for 3 days', 'for 5 hours', 'just now'. */
export function waitedFor(since: Date, now: Date): string {
  return now.getTime() - since.getTime() < 3_600_000 ? 'just now' : `for ${waited(since, now)}`
}

/** The open tasks behind an entry of the navigation: their number, and '3 proposals to review'. */
export interface CountedTasks {
  count: number
  words: string
}

/** The open tasks behind each entry of the navigation, by its path. */
export function tasksByPath(
  tasks: readonly OpenTask[],
  paths: readonly string[],
): Record<string, CountedTasks> {
  const counted: Record<string, CountedTasks> = {}
  for (const { path, count, label } of tasks) {
    const [address = ''] = path.split(/[?#]/)
    const entry = paths.find((each) => each !== '/dashboard' && `${address}/`.startsWith(`${each}/`))
    if (entry === undefined) continue
    const words = `${count.toLocaleString('en-US')} ${label[count === 1 ? 0 : 1]}`
    const before = counted[entry]
    counted[entry] = before
      ? { count: before.count + count, words: `${before.words}, ${words}` }
      : { count, words }
  }
  return counted
}

/** The first day of a range of days that ends today, such as `2026-11-22`. */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
