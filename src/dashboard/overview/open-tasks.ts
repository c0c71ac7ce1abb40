import { waited } from '#lib/waited.ts'
import { dayOfMoment, addDays } from '#lib/days.ts'

export interface OpenTask {
  /** The singular and the plural, such as 'stuck order' and 'stuck orders'. */
  label: readonly [one: string, many: string]
  count: number
  note: string
  path: string
  /** The time since which the oldest task is open, if known. */
  oldest?: Date | null
}

/** Sorts the oldest tasks first, and tasks of unknown age last. */
export function byAge(one: OpenTask, other: OpenTask): number {
  return (one.oldest?.getTime() ?? Infinity) - (other.oldest?.getTime() ?? Infinity) || 0
}

/** Describes the age: 'for 3 days', 'for 5 hours', 'just now'. */
export function waitedFor(since: Date, now: Date): string {
  return now.getTime() - since.getTime() < 3_600_000 ? 'just now' : `for ${waited(since, now)}`
}

/** The number of open tasks of a navigation entry, and a text such as '3 proposals to review'. */
export interface CountedTasks {
  count: number
  words: string
}

/** Groups the open tasks by the path of the navigation entry whose page lists them. */
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

/** Returns the day that is `days` days before today, such as `2026-11-22`. */
export function dayBefore(now: Date, days: number): string {
  return dayOfMoment(addDays(now, -days))
}
