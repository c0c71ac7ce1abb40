import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { afterIntervals } from '#lib/intervals.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { projectFile, withShop } from '../../support/order-shop.ts'
import { bill, subscribe, subscriptionOf } from '../../support/subscriptions.ts'

const day = 86_400_000

/** The statement of the migration that corrects the periods of lines paid before there were subscriptions. */
function correction(): string {
  const folder = projectFile('migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('_calendar-periods.sql'))
  const statements = readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint')
  return statements.find((statement) => statement.includes('update subscriptions')) ?? ''
}

test.each([
  ['month', 31],
  ['month', 900],
  ['month', 2_400],
  ['quarter', 91],
  ['quarter', 1_000],
  ['year', 366 * 3],
])(
  'the migration changes earlier periods of one %s, started %d days ago, to calendar periods',
  (interval, days) =>
    withShop(async (store) => {
      const id = await subscribe(store, { interval })
      const startedAt = new Date(Date.now() - (days - 0.5) * day)
      const wrong = new Date(Date.now() + 10 * day)
      const set = {
        startedAt,
        periodStart: wrong,
        chargedAt: wrong,
        periodEnd: new Date(Date.now() + 40 * day),
      }
      await store.db.update(subscriptions).set(set).where(eq(subscriptions.orderId, id))
      await store.db.execute(sql.raw(correction()))
      const ends = Array.from({ length: 100 }, (_, index) => afterIntervals(startedAt, interval, index + 1))
      const next = ends.find((end) => end.getTime() > Date.now())
      const { periodStart, periodEnd } = await subscriptionOf(store, id)
      expect(periodEnd).toBe(next?.toISOString())
      const before = ends[ends.findIndex((end) => end === next) - 1] ?? startedAt
      expect(periodStart).toBe(before.toISOString())
    }),
)

test('the migration to calendar periods skips subscriptions that renewed or just started', () =>
  withShop(async (store) => {
    const renewed = await subscribe(store)
    await bill(store, 'subscription.renewed', renewed, { amount: 210 }, 31)
    const fresh = await subscribe(store)
    await store.db.execute(sql.raw(correction()))
    expect((await subscriptionOf(store, renewed)).periodEnd).toBe('2026-03-15T12:00:00.000Z')
    expect((await subscriptionOf(store, fresh)).periodEnd).toBe('2026-02-15T12:00:00.000Z')
  }))
