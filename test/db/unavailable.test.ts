import { createServer } from 'node:net'
import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { APIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { connectFailure, unavailability } from '#db/unavailable.server.ts'

const query = (cause: Error, params: string[] = []) => new DrizzleQueryError('select 1', params, cause)
const socket = (code: string) => Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
const answer = (code: string) => Object.assign(new DatabaseError('said so', 7, 'error'), { code })

test.each([
  ['57P01', 'stopped by an operator', 'away'],
  ['57P02', 'crashing', 'away'],
  ['57P05', 'connection idle for too long', 'away'],
  ['25P03', 'transaction idle for too long', 'away'],
  ['08006', 'connection failure', 'away'],
  ['57P03', 'starting', 'busy'],
  ['53300', 'full', 'busy'],
  ['25006', 'a demoted primary', 'busy'],
  ['40001', 'lost to another transaction', 'busy'],
  ['40P01', 'deadlock', 'busy'],
  ['55P03', 'table locked', 'busy'],
  ['57014', 'a statement that took too long', 'busy'],
])('a statement that fails with %s (%s) means that the database is %s', (code, _meaning, reason) => {
  expect(unavailability(query(answer(code)))).toBe(reason)
  expect(unavailability(answer(code))).toBe(reason)
})

test.each([
  ['28P01', 'a wrong password', 'away'],
  ['28000', 'an unknown role', 'away'],
  ['3D000', 'a missing database', 'away'],
  ['57P03', 'starting', 'away'],
  ['53300', 'full', 'busy'],
])('a connection that fails with %s (%s) means that the database is %s', (code, _meaning, reason) => {
  expect(unavailability(connectFailure(answer(code)))).toBe(reason)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAGAIN', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
  'the socket error %s of a database connection means that the database is away',
  (code) => {
    expect(unavailability(query(socket(code)))).toBe('away')
    expect(unavailability(connectFailure(socket(code)))).toBe('away')
    expect(unavailability(socket(code))).toBeNull()
    expect(unavailability(new TypeError('fetch failed', { cause: socket(code) }))).toBeNull()
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])('the driver error "%s" means that the database is away', (message) => {
  expect(unavailability(query(new Error(message)))).toBe('away')
  expect(unavailability(new Error(message))).toBeNull()
})

test('a timeout while waiting for a connection or a response means that the database is busy', () => {
  for (const message of [
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
  ]) {
    expect(unavailability(connectFailure(new Error(message)))).toBe('busy')
  }
  expect(unavailability(query(new Error('Query read timeout')))).toBe('busy')
  expect(unavailability(new Error('Query read timeout'))).toBeNull()
})

test('an outage is recognized even if the account library wraps the error', () => {
  const hidden = new APIError('INTERNAL_SERVER_ERROR')
  hidden.cause = query(answer('57P01'))
  expect(unavailability(hidden)).toBe('away')
})

test('the database is down when several of its addresses fail', () => {
  const both = new AggregateError([socket('ECONNREFUSED'), socket('ENETUNREACH')])
  expect(unavailability(query(both))).toBe('away')
})

describe('errors that are bugs', () => {
  test.each([
    ['57P04', 'a database that was dropped'],
    ['23505', 'a duplicate value'],
    ['42P01', 'a missing table'],
    ['22008', 'an invalid date'],
    ['25P02', 'a transaction that failed before'],
  ])('the error %s (%s) means neither a busy database nor an outage', (code) => {
    expect(unavailability(query(answer(code)))).toBeNull()
  })

  test('a missing file, an error of the sign-in library and a non-error value are not outages', () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/x' })
    expect(unavailability(missing)).toBeNull()
    expect(unavailability(new APIError('INTERNAL_SERVER_ERROR'))).toBeNull()
    expect(unavailability(new APIError('BAD_GATEWAY'))).toBeNull()
    expect(unavailability('57P01')).toBeNull()
  })

  test('a failed query with an error-like text from a visitor is not an outage', () => {
    const words = ['Connection terminated unexpectedly, timeout exceeded']
    expect(unavailability(query(answer('23505'), words))).toBeNull()
  })
})

test('an error of a real connection is an outage only if the database owns the connection', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  taken.close()
  await once(taken, 'close')
  const isAway = (error: unknown) => unavailability(error) === 'away'
  const { db, close } = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, { onError: () => undefined })
  await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isAway)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toSatisfy(isAway)
  await close()

  const elsewhere = [
    fetch(`http://127.0.0.1:${port}/`),
    createTransport({ host: '127.0.0.1', port }).sendMail({ to: 'ada@example.com' }),
  ]
  for (const call of elsewhere) await expect(call).rejects.not.toSatisfy(isAway)
})
