import { openDatabase, type Database } from '#db/database.server.ts'

/** A database that refuses connections. It never has one, so it needs no closing. */
export const unreachableDatabase: Database = openDatabase('postgres://nobody@127.0.0.1:9/none', {
  onError: () => undefined,
}).db
