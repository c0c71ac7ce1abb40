import type { Database } from '#db/database.server.ts'

/** A prepared statement belongs to one database or transaction. This prepares it once for each. */
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
