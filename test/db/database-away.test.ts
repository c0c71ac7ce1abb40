import { createServer } from 'node:net'
import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { APIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { DatabaseUnreachable, isDatabaseAway } from '#db/database-away.server.ts'
import { openDatabase } from '#db/database.server.ts'

const query = (cause: Error, params: string[] = []) => new DrizzleQueryError('select 1', params, cause)
const socket = (code: string) => Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
const answer = (code: string) => Object.assign(new DatabaseError('said so', 7, 'error'), { code })

describe('the database is away', () => {
  test.each([
    ['57P01', 'told to stop'],
    ['57P02', 'crashing'],
    ['57P03', 'starting'],
    ['57P05', 'connection idle for too long'],
    ['25P03', 'transaction idle for too long'],
    ['08006', 'connection failure'],
    ['53300', 'full'],
    ['25006', 'a demoted primary'],
    ['40001', 'lost to another transaction'],
    ['40P01', 'deadlock'],
    ['55P03', 'table locked'],
  ])('when it answers %s: %s', (code) => {
    expect(isDatabaseAway(query(answer(code)))).toBe(true)
    expect(isDatabaseAway(answer(code))).toBe(true)
  })

  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOENT',
    'EAGAIN',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('when its socket fails with %s, and not when another one does', (code) => {
    expect(isDatabaseAway(query(socket(code)))).toBe(true)
    expect(isDatabaseAway(new DatabaseUnreachable(socket(code)))).toBe(true)
    expect(isDatabaseAway(socket(code))).toBe(false)
    expect(isDatabaseAway(new TypeError('fetch failed', { cause: socket(code) }))).toBe(false)
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ])('when the driver says: %s', (message) => {
    expect(isDatabaseAway(query(new Error(message)))).toBe(true)
    expect(isDatabaseAway(new Error(message))).toBe(false)
  })

  test('when the accounts hide it behind an error of their own', () => {
    const hidden = new APIError('INTERNAL_SERVER_ERROR')
    hidden.cause = query(answer('57P01'))
    expect(isDatabaseAway(hidden)).toBe(true)
  })

  test('when several addresses of it fail', () => {
    expect(isDatabaseAway(query(new AggregateError([socket('ECONNREFUSED'), socket('ENETUNREACH')])))).toBe(
      true,
    )
  })
})

describe('a bug of ours is not the database being away', () => {
  test.each([
    ['57014', 'a statement that took too long'],
    ['57P04', 'a database that was dropped'],
    ['23505', 'a value twice'],
    ['42P01', 'a table that is not there'],
    ['22008', 'a date that is none'],
    ['25P02', 'a transaction that failed before'],
  ])('%s: %s', (code) => {
    expect(isDatabaseAway(query(answer(code)))).toBe(false)
  })

  test('a file that is missing, an error of the sign-in library, a value that is no error', () => {
    expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/x' }))).toBe(
      false,
    )
    expect(isDatabaseAway(new APIError('INTERNAL_SERVER_ERROR'))).toBe(false)
    expect(isDatabaseAway(new APIError('BAD_GATEWAY'))).toBe(false)
    expect(isDatabaseAway('57P01')).toBe(false)
  })

  test('a failed query in which a visitor wrote what the driver says', () => {
    const words = ['Connection terminated unexpectedly, timeout exceeded']
    expect(isDatabaseAway(query(answer('23505'), words))).toBe(false)
  })
})

test('tells real connections apart by whose they are', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  taken.close()
  await once(taken, 'close')
  const { db, close } = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, { onError: () => undefined })
  await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseAway)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toSatisfy(isDatabaseAway)
  await close()

  const elsewhere = [
    fetch(`http://127.0.0.1:${port}/`),
    createTransport({ host: '127.0.0.1', port }).sendMail({ to: 'ada@example.com' }),
  ]
  for (const call of elsewhere) await expect(call).rejects.not.toSatisfy(isDatabaseAway)
})

test('waiting for a locked table is the database, a slow statement is ours', async () => {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), {
    onError: () => undefined,
    pool: { lock_timeout: 100, statement_timeout: 300 },
  })
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table waitlist_entries in access exclusive mode`)
      await expect(db.execute(sql`select 1 from waitlist_entries`)).rejects.toSatisfy(isDatabaseAway)
    })
    await expect(db.execute(sql`select pg_sleep(5)`)).rejects.not.toSatisfy(isDatabaseAway)
  } finally {
    await close()
  }
})
