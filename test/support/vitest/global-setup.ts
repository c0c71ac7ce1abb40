import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startLocalPostgres } from '../../../scripts/local-postgres.ts'
import { databaseSources } from '../../../scripts/server-build.ts'
import { openDatabase } from '#db/database.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { addProducts } from '../customers-and-products.ts'
import { makeDirectory } from './make-directory.ts'
import { copyDatabase } from '../database/copy-database.ts'
import { copyServerData, small } from '../copy-server-data.ts'
import { seedDatabase } from '#app/seed.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create copies of databases; see `copyDatabase`. */
    serverUrl: string
    /** A database for tests that commit and later delete what they wrote. No test may count its rows. */
    committedDatabaseUrl: string
    /** The data folder of a stopped server, for tests that need their own server; see `copyServerData`. */
    serverData: string
    /** A folder for the data of such servers, in memory if there is enough. */
    directory: string
    filesDirectory: string
  }
}

/** No test kills this server, so it need not sync to disk. Its tables are too small to need autovacuum. */
const forgetful = {
  ...small,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Starts one PostgreSQL server per run, and migrates and seeds it once. */
export default async function setUp(project: TestProject) {
  const directory = await makeDirectory()
  const serverData = join(directory, 'data')
  const start = (dataDirectory: string) => startLocalPostgres(dataDirectory, forgetful)
  let postgres = await start(serverData)
  let committedDatabaseUrl: string
  const stop = async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await migrateDatabase(postgres.url, { ...databaseSources, createDatabase: true })
    await seedDatabase(postgres.url, { demoAccount: true })
    await tidy(postgres.url)
    await postgres.stop()
    postgres = await start(await copyServerData(serverData, join(directory, 'postgres')))
    committedDatabaseUrl = await copyDatabase(postgres.url, { from: 'wadah', to: 'wadah_committed' })
    await makeShop(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('serverUrl', postgres.url)
  project.provide('committedDatabaseUrl', committedDatabaseUrl)
  project.provide('serverData', serverData)
  project.provide('directory', directory)
  project.provide('filesDirectory', join(directory, 'files'))
  return stop
}

async function makeShop(server: string): Promise<void> {
  const url = await copyDatabase(server, { from: 'wadah', to: 'wadah_shop' })
  const { db, close } = openDatabase(url, { onError: () => undefined })
  await addProducts(db)
  await close()
}

/** Prepares the database as in regular use: indexes without pending entries, and planner statistics. */
async function tidy(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
