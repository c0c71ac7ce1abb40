import type { Database } from '#db/database.server.ts'
import type { Countable } from '#http/daily-counts/daily-counts.ts'
import { addToDailyCounts, type CountedOnDay } from '#http/daily-counts/daily-counts.commands.server.ts'
import { dayOfMoment } from '#lib/days.ts'

export interface DailyCounts {
  /** Counts one event for today. The count is stored within seconds, so that no request waits for it. */
  count(event: Countable): void
}

/** The maximum number of subjects counted between two writes. Further subjects are dropped. */
const maxWaiting = 2_000

/** Counts in memory. `flush` stores the counts. If that fails, the next flush tries again. */
export function createDailyCounts({ db, clock }: { db: Database; clock: () => Date }) {
  let waiting = new Map<string, CountedOnDay>()

  function add(counted: CountedOnDay): void {
    const key = `${counted.day} ${counted.name} ${counted.subject}`
    const known = waiting.get(key)
    if (known) known.count += counted.count
    else if (waiting.size < maxWaiting) waiting.set(key, counted)
  }

  return {
    count: ({ name, subject }: Countable) => add({ day: dayOfMoment(clock()), name, subject, count: 1 }),
    async flush(): Promise<void> {
      const counted = [...waiting.values()]
      waiting = new Map()
      try {
        await addToDailyCounts(db, counted)
      } catch (error) {
        for (const each of counted) add(each)
        throw error
      }
    },
  }
}
