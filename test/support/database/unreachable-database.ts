import { openDatabase, type Database } from '#db/database.server.ts'

/** A database that refuses all connections. It has no connection to close. */
export const unreachableDatabase: Database = openDatabase('postgres://nobody@127.0.0.1:9/none', {
  onError: () => undefined,
}).db
