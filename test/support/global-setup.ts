import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/local-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { copyDatabase, templateName } from './copy-database.ts'
import { seedDatabase } from '#app/seed.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    filesDirectory: string
  }
}

/**
 * One PostgreSQL for the run, migrated and seeded once. Tests that need a database of their own copy the template,
 * which nobody else connects to.
 */
export default async function setUp(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'postgres'),
    log: () => undefined,
  })
  const stop = async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await forgetAtOnce(postgres.url)
    const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
    await migrateDatabase(postgres.url, { migrationsFolder, createDatabase: true })
    await seedDatabase(postgres.url, { demoAccount: true })
    await copyDatabase(postgres.url, { from: new URL(postgres.url).pathname.slice(1), to: templateName })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', postgres.url)
  project.provide('filesDirectory', join(directory, 'files'))
  return stop
}

/** No test kills this server, so it never waits for the disk. Its tables are too small to be tidied beside the tests. */
async function forgetAtOnce(server: string): Promise<void> {
  const address = new URL(server)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
      await client.query(`alter system set ${setting} = off`)
    }
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
