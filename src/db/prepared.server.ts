import { is, type SQL } from 'drizzle-orm'
import { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.server.ts'

/**
 * Prepares a statement once for each database or transaction, because prepared statements belong to one of
 * them.
 */
export function onEachDatabase<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const statement = prepare(db)
    prepared.set(db, statement)
    return statement
  }
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A named SQL statement with `sql.placeholder(…)` for its values. Its text is built once per process, and
 * PostgreSQL parses it once per connection.
 */
export function preparedSql<Row>(
  name: string,
  text: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text)
  const statementOf = onEachDatabase((db) => {
    // `db.execute(…)` accepts no statement name, so this uses the session of `db`.
    if (!('session' in db) || !is(db.session, PgSession))
      throw new Error('Not a Drizzle database with a session')
    return db.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      name,
      false,
    )
  })
  return async (db, values) => (await statementOf(db).execute(values)).rows
}
