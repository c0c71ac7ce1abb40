import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from '#db/database.server.ts'
import { unavailability, type Unavailability } from '#db/unavailable.server.ts'
import { tappedAddress } from '../support/database/tapped-address.ts'
import { patience } from '../support/patience.ts'

function connect(pool: PoolConfig = {}) {
  const name = `repeated ${randomUUID()}`
  const onLoss = vi.fn<(loss: string) => void>()
  const onRepeat = vi.fn<(reason: string) => void>()
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), {
    onError: () => undefined,
    onLoss,
    onRepeat,
    pool: { application_name: name, ...pool },
  })
  onTestFinished(close)
  return { db, name, onLoss, onRepeat }
}

/** Ends connections as an administrator does, until none with this name and state is left. */
async function terminate(name: string, state: 'idle' | 'active' | 'idle in transaction'): Promise<void> {
  const { db } = connect()
  const found = sql`from pg_stat_activity where application_name = ${name} and state = ${state}`
  await vi.waitFor(async () => {
    expect((await db.execute(sql`select pg_terminate_backend(pid) ${found}`)).rows).not.toEqual([])
  }, patience)
  await vi.waitFor(async () => expect((await db.execute(sql`select 1 ${found}`)).rows).toEqual([]), patience)
}

const is = (reason: Unavailability) => (error: unknown) => unavailability(error) === reason

const raise = (state: string) => sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`)

async function pidOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

/** Work that takes seconds the first time, unless its connection ends. */
function slowAtFirst(statement: string) {
  let runs = 0
  return async (db: Database) => {
    runs += 1
    await db.execute(sql.raw(`${statement}, pg_sleep(${runs === 1 ? 5 : 0})`))
    return runs
  }
}

test('connections that were closed while idle cause no failed query', async () => {
  const { db, name } = connect()
  const before = await Promise.all([pidOf(db), pidOf(db)])
  await terminate(name, 'idle')
  expect(before).not.toContain(await pidOf(db))
  expect(before).not.toContain(await db.transaction(pidOf))
})

test('a read whose connection is closed is repeated once on a new connection', async () => {
  const { db, name, onLoss, onRepeat } = connect()
  const [first, idle] = await Promise.all([pidOf(db), pidOf(db)])
  const answer = db
    .execute<{ pid: number }>(
      sql`select pg_backend_pid() as pid, pg_sleep(case when pg_backend_pid() in (${first}, ${idle}) then 5 else 0 end)`,
    )
    .then(({ rows }) => rows[0]?.pid)
  await terminate(name, 'active')
  expect([first, idle]).not.toContain(await answer)
  expect(onLoss.mock.calls).toEqual([['broken']])
  expect(onRepeat.mock.calls).toEqual([['lost']])
})

test('a write whose connection is closed is not repeated, and is reported as unconfirmed', async () => {
  const { db, name, onRepeat } = connect()
  const write = db.execute(sql`insert into waitlist_entries (email) select 'x' from pg_sleep(5)`)
  const outcome = expect(write).rejects.toSatisfy(is('unconfirmed'))
  await terminate(name, 'active')
  await outcome
  expect(onRepeat).not.toHaveBeenCalled()
})

test('a transaction whose connection is closed before the commit is repeated once', async () => {
  const { db, name, onRepeat } = connect()
  const answer = db.transaction(slowAtFirst('select 1'))
  await terminate(name, 'active')
  expect(await answer).toBe(2)
  expect(onRepeat.mock.calls).toEqual([['lost']])
})

test('a transaction whose connection is closed between two statements is repeated once', async () => {
  const { db, name, onRepeat } = connect()
  let runs = 0
  const answer = db.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`select 1`)
    if (runs === 1) await terminate(name, 'idle in transaction')
    await tx.execute(sql`select 1`)
    return runs
  })
  expect(await answer).toBe(2)
  expect(onRepeat.mock.calls).toEqual([['lost']])
})

test.each(['25006', '40001', '40P01'])('work that ends with %s is repeated once', async (state) => {
  const { db, onRepeat } = connect()
  let runs = 0
  const fails = (times: number) => async (tx: Database) => {
    runs += 1
    if (runs <= times) await tx.execute(raise(state))
    return runs
  }
  expect(await db.transaction(fails(1))).toBe(2)
  runs = 0
  await expect(db.transaction(fails(9))).rejects.toSatisfy(is('busy'))
  expect(runs).toBe(2)
  await expect(db.execute(raise(state))).rejects.toSatisfy(is('busy'))
  expect(onRepeat.mock.calls).toEqual([['rolled_back'], ['rolled_back'], ['rolled_back']])
})

test('an unanswered statement ends its connection, and later statements do not wait for it', async () => {
  const { db, onLoss } = connect({ max: 1, query_timeout: 200 })
  await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toSatisfy(is('busy'))
  expect(await pidOf(db)).toBeGreaterThan(0)
  expect(onLoss.mock.calls).toEqual([['unanswered']])
})

test('a transaction that fails to begin releases its connection', async () => {
  const server = await breakingAt('begin')
  const { db, pool, close } = openDatabase(server.url, { onError: () => undefined, pool: { max: 2 } })
  for (let tried = 0; tried < 3; tried += 1) {
    const begun = db.transaction((tx) => tx.execute(sql`select 1`))
    await expect(begun).rejects.toSatisfy(is('away'))
  }
  server.repair()
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount - pool.idleCount).toBe(0)
  // Closing the pool would wait for connections that are never released.
  await close()
})

/** The database behind a connection that breaks when a client sends this word. */
async function breakingAt(word: string) {
  let isRepaired = false
  const url = await tappedAddress((sent, incoming, outgoing) => {
    if (!isRepaired && sent.includes(word)) incoming.destroy()
    else outgoing.write(sent)
  })
  return { url, repair: () => (isRepaired = true) }
}
