import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/local-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { copyDatabase, templateName } from './copy-database.ts'
import { copyServerData } from './copy-server-data.ts'
import { seedDatabase } from '#app/seed.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever changes it rolls back: see `withStore`. */
    databaseUrl: string
    /** For tests that commit, and remove what they wrote: nobody counts its rows. */
    committedDatabaseUrl: string
    /** The data of a server that has stopped, for tests that need a server of their own: see `copyServerData`. */
    serverData: string
    filesDirectory: string
  }
}

/** No test kills this server, so it never waits for the disk. Its tables are too small to be tidied beside the tests. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/**
 * One PostgreSQL for the run, migrated and seeded once. Tests that need a database of their own copy the template,
 * which nobody else connects to.
 */
export default async function setUp(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-test-'))
  const serverData = join(directory, 'data')
  const start = (dataDirectory: string) =>
    startEmbeddedPostgres({ dataDirectory, settings: forgetful, log: () => undefined })
  let postgres = await start(serverData)
  let committedDatabaseUrl: string
  const stop = async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
    await migrateDatabase(postgres.url, { migrationsFolder, createDatabase: true })
    await seedDatabase(postgres.url, { demoAccount: true })
    await copyDatabase(postgres.url, { from: new URL(postgres.url).pathname.slice(1), to: templateName })
    await postgres.stop()
    postgres = await start(await copyServerData(serverData, join(directory, 'postgres')))
    committedDatabaseUrl = await copyDatabase(postgres.url, { from: templateName, to: 'wadah_committed' })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', postgres.url)
  project.provide('committedDatabaseUrl', committedDatabaseUrl)
  project.provide('serverData', serverData)
  project.provide('filesDirectory', join(directory, 'files'))
  return stop
}
