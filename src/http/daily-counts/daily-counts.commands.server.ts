import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import {
  countDays,
  fewestSearches,
  maxWordsOfDay,
  rareWordDays,
  type Countable,
} from '#http/daily-counts/daily-counts.ts'
import { dailyCounts } from '#http/daily-counts/daily-counts.tables.server.ts'
import { dayOfMoment, addDays } from '#lib/days.ts'

export interface CountedOnDay extends Countable {
  day: string
  count: number
}

/** Adds counts to the stored counts. Once a day has a thousand different words, new words are not counted. */
export async function addToDailyCounts(db: Database, counted: readonly CountedOnDay[]): Promise<void> {
  if (counted.length === 0) return
  const rows = JSON.stringify(counted)
  await db.transaction(async (tx) => {
    // Lets one process write at a time. Otherwise, processes could exceed the limit, or lock rows in
    // different orders.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily counts', 0))`)
    await tx.execute(sql`
      with given as (
        select * from json_to_recordset(${rows}::json) as row(day date, name text, subject text, count int)
      ),
      placed as (
        select given.*, known.subject is not null as is_known,
          row_number() over (
            partition by given.day, given.name, known.subject is null order by given.count desc
          ) as place
        from given left join daily_counts known using (day, name, subject)
      )
      insert into daily_counts as counts (day, name, subject, count)
      select day, name, subject, count from placed
      where is_known or name <> 'search_without_results' or place <= ${maxWordsOfDay} - (
        select count(*) from daily_counts stored where stored.name = placed.name and stored.day = placed.day
      )
      on conflict (name, day, subject) do update set count = counts.count + excluded.count`)
  })
}

/** Deletes expired counts, and words that were searched too rarely to be shown. */
export async function deleteOldDailyCounts(db: Database, now: Date): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, dayAgo(now, countDays)))
  const name = 'search_without_results'
  const rare = db
    .select({ subject: dailyCounts.subject })
    .from(dailyCounts)
    .where(eq(dailyCounts.name, name))
    .groupBy(dailyCounts.subject)
    .having(sql`sum(${dailyCounts.count}) < ${fewestSearches}`)
  await db
    .delete(dailyCounts)
    .where(
      and(
        eq(dailyCounts.name, name),
        lt(dailyCounts.day, dayAgo(now, rareWordDays)),
        inArray(dailyCounts.subject, rare),
      ),
    )
}

function dayAgo(now: Date, days: number): string {
  return dayOfMoment(addDays(now, -days))
}
