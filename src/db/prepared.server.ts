import type { Database } from '#db/database.server.ts'

/** A prepared statement belongs to one database or transaction; this makes it once for each and remembers it. */
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
