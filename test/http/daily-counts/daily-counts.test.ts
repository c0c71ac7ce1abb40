import { sql } from 'drizzle-orm'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { addToDailyCounts, deleteOldDailyCounts } from '#http/daily-counts/daily-counts.commands.server.ts'
import { timesAddedToCart, wordsWithoutResults } from '#http/daily-counts/daily-counts.queries.server.ts'
import { createDailyCounts } from '#http/daily-counts/daily-counts.server.ts'
import { countableWords, maxWordsOfDay } from '#http/daily-counts/daily-counts.ts'
import { dailyCounts } from '#http/daily-counts/daily-counts.tables.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { createResponseCache } from '#http/cache/response-cache.server.ts'
import { loader } from '#marketplace/listing/listing.page.tsx'
import { withStore } from '../../support/store.ts'

const days = { from: '2026-01-01', to: '2026-12-31' }
const name = 'search_without_results' as const
const clock = () => new Date('2026-11-22T23:59:59Z')

test('search terms are counted without regard to case and spaces, and never if they may identify a person', () => {
  expect(countableWords('  Invoice\n\tRUNNER ')).toBe('invoice runner')
  expect(countableWords('x'.repeat(300))).toHaveLength(200)
  for (const personal of ['', ' ', 'ada@example.com', '214 555 0142', 'order 123456', 'a\0b', '\ud800']) {
    expect(countableWords(personal), personal).toBeNull()
  }
  expect(countableWords('top 50 tools for 2026')).toBe('top 50 tools for 2026')
})

describe('daily counts', () => {
  test('daily counts are added up, and shown from a count of three', () =>
    withStore(async ({ db }) => {
      await db.delete(dailyCounts)
      const counts = createDailyCounts({ db, clock })
      for (let time = 0; time < 3; time += 1) {
        counts.count({ name: 'added_to_cart', subject: 'plain' })
        if (time < 2) counts.count({ name, subject: 'unicorn' })
        await counts.flush()
      }
      counts.count({ name: 'added_to_cart', subject: 'five' })
      await counts.flush()
      expect(await wordsWithoutResults(db, days, { limit: 10 })).toEqual([])
      await addToDailyCounts(db, [{ name, subject: 'unicorn', day: '2026-03-01', count: 1 }])
      expect(await wordsWithoutResults(db, days, { limit: 10 })).toEqual([{ words: 'unicorn', times: 3 }])
      expect(await wordsWithoutResults(db, { from: '2026-11-22', to: '2026-11-22' }, { limit: 10 })).toEqual(
        [],
      )
      expect(await timesAddedToCart(db, days, null)).toBe(4)
      expect(await timesAddedToCart(db, days, sql`(select 'five')`)).toBe(1)
    }))

  test('at most a thousand different search terms are counted per day', () =>
    withStore(async ({ db }) => {
      await db.delete(dailyCounts)
      const day = '2026-11-22'
      const words = (count: number, prefix: string) =>
        Array.from({ length: count }, (_, index) => ({ name, day, subject: `${prefix} ${index}`, count: 3 }))
      await addToDailyCounts(db, words(maxWordsOfDay - 10, 'first'))
      await addToDailyCounts(db, [...words(20, 'later'), ...words(1, 'first')])
      await addToDailyCounts(db, words(5, 'last'))
      const found = await wordsWithoutResults(db, days, { limit: 2_000 })
      expect(found).toHaveLength(maxWordsOfDay)
      expect(found[0]).toEqual({ words: 'first 0', times: 6 })
      expect(found.filter(({ words: each }) => each.startsWith('last'))).toEqual([])
    }))

  test('daily counts that could not be stored are stored with the next counts', () =>
    withStore(async ({ db }) => {
      await db.delete(dailyCounts)
      let isAway = true
      const transaction = (...given: Parameters<typeof db.transaction>) =>
        isAway ? Promise.reject(new Error('away')) : db.transaction(...given)
      const counts = createDailyCounts({ db: Object.assign(Object.create(db), { transaction }), clock })
      counts.count({ name, subject: 'unicorn' })
      await expect(counts.flush()).rejects.toThrow('away')
      counts.count({ name, subject: 'unicorn' })
      counts.count({ name, subject: 'unicorn' })
      isAway = false
      await counts.flush()
      expect(await wordsWithoutResults(db, days, { limit: 10 })).toEqual([{ words: 'unicorn', times: 3 }])
    }))

  test('daily counts are deleted after 400 days, and rare words after 30', () =>
    withStore(async ({ db }) => {
      await db.delete(dailyCounts)
      const added = { name: 'added_to_cart' as const, subject: 'plain', count: 1 }
      await addToDailyCounts(db, [
        { ...added, day: '2025-10-01' },
        { ...added, day: '2026-10-01' },
        { name, subject: 'rare', day: '2026-10-01', count: 2 },
        { name, subject: 'frequent', day: '2026-10-01', count: 2 },
        { name, subject: 'frequent', day: '2026-11-20', count: 1 },
        { name, subject: 'new', day: '2026-11-20', count: 1 },
      ])
      await deleteOldDailyCounts(db, clock())
      const left = await db.select({ subject: dailyCounts.subject, day: dailyCounts.day }).from(dailyCounts)
      expect(left.map(({ subject, day }) => `${subject} ${day}`).toSorted()).toEqual([
        'frequent 2026-10-01',
        'frequent 2026-11-20',
        'new 2026-11-20',
        'plain 2026-10-01',
      ])
    }))
})

test('a search without results is counted each time its page is sent, even from the cache', () =>
  withStore(async ({ context, db }) => {
    await db.delete(dailyCounts)
    const counts = createDailyCounts({ db, clock })
    const routes: ServerBuild['routes'] = {
      listing: {
        id: 'listing',
        path: 'marketplace-full',
        module: { default: () => null, handle: { searchParameters: ['search', 'verified'] } },
      },
    }
    let renders = 0
    const app = createApp(
      { ...context, counts, responses: createResponseCache({ ...context, counts }) },
      {
        pages: {
          routes,
          async render(request, given) {
            renders += 1
            if (!(given instanceof RouterContextProvider)) throw new Error('no context')
            expect(pageContext(given)).toBeDefined()
            return Response.json(await loader({ request, context: given } as never))
          },
        },
      },
    )
    for (const search of [
      'No+Such+Thing',
      'No+Such+Thing',
      'no+such%20thing',
      'invoice',
      'nobody@example.com',
    ]) {
      await app.request(`/marketplace-full?search=${search}`)
    }
    await app.request('/marketplace-full?search=No+Such+Thing&verified=1')
    await counts.flush()
    expect(renders).toBe(5)
    expect(await wordsWithoutResults(db, days, { limit: 10 })).toEqual([{ words: 'no such thing', times: 3 }])
  }))
