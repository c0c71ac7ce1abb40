import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startLocalPostgres } from '../../scripts/local-postgres.ts'
import { databaseSources } from '../../scripts/server-build.ts'
import { openDatabase } from '#db/database.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { addProducts } from './customers-and-products.ts'
import { makeDirectory } from './make-directory.ts'
import { copyDatabase } from './copy-database.ts'
import { copyServerData, small } from './copy-server-data.ts'
import { seedDatabase } from '#app/seed.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server, whose databases of tests are copies: see `copyDatabase`. */
    serverUrl: string
    /** For tests that commit, and remove what they wrote: nobody counts its rows. */
    committedDatabaseUrl: string
    /** The data of a server that has stopped, for tests that need a server of their own: see `copyServerData`. */
    serverData: string
    /** In memory where there is room: for the data of such servers. */
    directory: string
    filesDirectory: string
  }
}

/** No test kills this server, so it never waits for the disk. Its tables are too small to be tidied beside the tests. */
const forgetful = {
  ...small,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** One PostgreSQL for the run, migrated and seeded once. */
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

/** As a database in use is: indexes without what is not sorted in yet, and statistics for the planner. */
async function tidy(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
