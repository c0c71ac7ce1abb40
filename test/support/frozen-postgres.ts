import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '#app/seed.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { startEmbeddedPostgres } from '../../scripts/local-postgres/embedded-postgres.ts'
import { projectFile } from '../orders/shop.ts'
import { freezeServer } from './server-processes.ts'

/** A seeded PostgreSQL of a test's own that can be frozen: it lives, but answers nobody. */
export async function freezablePostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'postgres'),
    log: () => undefined,
  })
  await migrateDatabase(postgres.url, { migrationsFolder: projectFile('migrations'), createDatabase: true })
  await seedDatabase(postgres.url, { demoAccount: true })
  let thawServer = () => {}

  async function freeze(): Promise<void> {
    thawServer = await freezeServer(postgres.pid)
  }

  function thaw(): void {
    thawServer()
    thawServer = () => {}
  }

  async function stop(): Promise<void> {
    thaw()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: postgres.url, freeze, thaw, stop }
}
