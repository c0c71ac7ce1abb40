import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { withoutValues } from '#http/log.server.ts'
import { withRollback } from '../support/store.ts'

test('a failed query is logged without the customer’s input', () =>
  withRollback(async (db) => {
    const error = await db.execute(sql`select ${'ada@example.com'}::int`).then(
      () => null,
      (failure: unknown) => failure,
    )
    expect(String(error)).toContain('ada@example.com')
    const line = withoutValues(error)
    expect(line).toMatchObject({ type: 'DrizzleQueryError', code: '22P02' })
    expect(JSON.stringify(line)).not.toContain('ada@')
    // The output of `console.error(error)`, which better-auth calls.
    expect(inspect(error)).toContain('22P02')
    expect(inspect(error)).not.toContain('ada@')
  }))

test('a query whose connection was lost is logged as a lost connection', () => {
  const lost = new DrizzleQueryError(
    'select $1',
    ['ada@example.com'],
    new Error('Connection terminated unexpectedly'),
  )
  expect(withoutValues(lost)).toMatchObject({ message: 'Connection terminated unexpectedly' })
  const other = new DrizzleQueryError(
    'select $1',
    ['ada@example.com'],
    new Error('not a number: ada@example.com'),
  )
  expect(withoutValues(other)).toMatchObject({ message: 'Failed query' })
})
