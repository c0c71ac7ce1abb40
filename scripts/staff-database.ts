import { existsSync } from 'node:fs'
import { openDatabase, type Database } from '#db/database.server.ts'
import { startEmbeddedPostgres } from './local-postgres/embedded-postgres.ts'
import { localDatabaseDirectory } from './data-directory.ts'

/** The database at `DATABASE_URL`, else that of the local run: the running one, or started for the moment. */
export async function withDatabase<Value>(
  work: (db: Database) => Promise<Value>,
  environment: NodeJS.ProcessEnv,
): Promise<Value> {
  const url = environment['DATABASE_URL']
  if (url) return withUrl(url, work)
  const dataDirectory = localDatabaseDirectory()
  if (!existsSync(dataDirectory)) {
    throw new Error('there is no local database yet. Run npm start once, or set DATABASE_URL.')
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => undefined })
  try {
    return await withUrl(postgres.url, work)
  } finally {
    await postgres.stop()
  }
}

async function withUrl<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
  const { db, close } = openDatabase(url, { onError: () => undefined })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
