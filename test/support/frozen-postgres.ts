import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '#app/seed.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { startEmbeddedPostgres } from '../../scripts/local-postgres/embedded-postgres.ts'
import { freezeServer } from '../../scripts/local-postgres/freeze-server.ts'
import { projectFile } from '../orders/shop.ts'

/** A seeded PostgreSQL of a test's own that can be frozen: it lives, but answers nobody. */
export async function freezablePostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'postgres'),
    log: () => undefined,
  })
  await migrateDatabase(postgres.url, { migrationsFolder: projectFile('migrations'), createDatabase: true })
  await seedDatabase(postgres.url, { demoAccount: true })
  let thaw = () => {}

  async function freeze(): Promise<void> {
    thaw = await freezeServer(postgres.pid)
  }

  async function stop(): Promise<void> {
    thaw()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: postgres.url, freeze, thaw: () => thaw(), stop }
}
