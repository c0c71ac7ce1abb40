import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#db/database.server.ts'
import { batchedStatement, preparedSql } from '#db/prepared.server.ts'
import { statementsOf } from '../support/statements.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  // A new connection asks first whether its server is the primary.
  await database.db.execute(sql`select 1`)
})
afterAll(() => database.close())

const quotients = preparedSql<{ divisor: number; quotient: number }>(
  'test_quotients',
  sql`select divisor, 12 / divisor as quotient from unnest(${sql.placeholder('divisors')}::int[]) divisor`,
)
const quotientOf = batchedStatement(async (db, divisors: readonly number[]) => {
  const found = await quotients(db, { divisors })
  return (divisor) => found.find((each) => each.divisor === divisor)?.quotient
})

test('what is asked for at once takes one round trip', async () => {
  const statements = await statementsOf(async () => {
    const asked = [2, 3, 4].map((divisor) => quotientOf(database.db, divisor))
    expect(await Promise.all(asked)).toEqual([6, 4, 3])
  })
  expect(statements).toEqual([expect.stringContaining('12 / divisor')])
})

test('what cannot be done for one is done for the others', async () => {
  const asked = [2, 0, 4].map((divisor) => quotientOf(database.db, divisor))
  expect(await Promise.allSettled(asked)).toMatchObject([
    { status: 'fulfilled', value: 6 },
    { status: 'rejected' },
    { status: 'fulfilled', value: 3 },
  ])
})
