import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DatabaseSilent } from '#db/database-away.server.ts'
import { probePool, createDatabaseProbe } from '#db/database-probe.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { guardReads } from '#db/guarded-reads.server.ts'

function connect(pool = {}): Database {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined, pool })
  onTestFinished(close)
  return db
}

function newReads() {
  return guardReads(connect(), { db: connect(), probe: createDatabaseProbe(connect(probePool)) })
}

/** Until the test ends, each turn of the event loop takes a quarter of a second. */
function keepProcessBusy(): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  const busy = setInterval(() => Atomics.wait(cell, 0, 0, 250), 1)
  onTestFinished(() => clearInterval(busy))
}

const sixAnswers = async (db: Database) => {
  for (let n = 0; n < 6; n += 1) await db.execute(sql`select 1`)
  return 'read'
}
const sleepFor = (seconds: number) => async (db: Database) => {
  await db.execute(sql`select pg_sleep(${seconds})`)
  return 'read'
}
const slowAnswer = sleepFor(1.3)

test('a busy process does not take its own delay for that of the database', async () => {
  const reads = newReads()
  expect(await reads.run('warm', sixAnswers)).toBe('read')
  keepProcessBusy()
  expect(await Promise.all([reads.run('one', sixAnswers), reads.runPatiently('other', sixAnswers)])).toEqual([
    'read',
    'read',
  ])
})

test('a read that waits behind others which are answered is waited for as long again', async () => {
  const reads = newReads()
  const behind = reads.run('behind', slowAnswer)
  const others = Array.from({ length: 20 }, () => reads.run('other', sleepFor(0.2)))
  expect(new Set(await Promise.all(others))).toEqual(new Set(['read']))
  expect(await behind).toBe('read')
})

test('what has nothing to fall back to is waited for while the database answers, the rest for a second', async () => {
  const reads = newReads()
  const patient = reads.runPatiently('patient', slowAnswer)
  await expect(reads.run('quick', slowAnswer)).rejects.toThrow('did not answer in time')
  expect(await patient).toBe('read')
})

test('a patient read that is cancelled for its lock counts as not answered, and so do those that follow', async () => {
  const db = connect({ statement_timeout: 50 })
  const reads = guardReads(connect(), { db, probe: createDatabaseProbe(connect(probePool)) })
  const failures = await Promise.allSettled([
    reads.runPatiently('locked', sleepFor(1)),
    reads.runPatiently('locked', sleepFor(1)),
  ])
  const late = { status: 'rejected', reason: expect.any(DatabaseSilent) }
  expect(failures).toEqual([late, late])
  await expect(reads.runPatiently('locked', sixAnswers)).rejects.toBeInstanceOf(DatabaseSilent)
  expect(await reads.runPatiently('other', sixAnswers)).toBe('read')
})

test('a slow read does not make the others look silent', async () => {
  const reads = newReads()
  // Longer than the limit of a second even if this process is busy all the time.
  const slow = reads.run('slow', sleepFor(4.5)).catch(() => 'too late')
  const others = async () => {
    const answers: string[] = []
    while (answers.length < 200) answers.push(await reads.run('other', sixAnswers))
    return answers
  }
  expect(new Set(await others())).toEqual(new Set(['read']))
  expect(await slow).toBe('too late')
  expect(await reads.run('other', sixAnswers)).toBe('read')
})
