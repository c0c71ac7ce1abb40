import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '#app/seed.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { startEmbeddedPostgres } from '../../scripts/local-postgres/embedded-postgres.ts'
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
  let frozen: number[] = []

  async function freeze(): Promise<void> {
    // The parent first: it makes no more children then.
    process.kill(postgres.pid, 'SIGSTOP')
    const children = await readFile(`/proc/${postgres.pid}/task/${postgres.pid}/children`, 'utf8')
    frozen = [postgres.pid, ...children.split(' ').filter(Boolean).map(Number)]
    for (const pid of frozen.slice(1)) process.kill(pid, 'SIGSTOP')
  }

  function thaw(): void {
    for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT')
    frozen = []
  }

  async function stop(): Promise<void> {
    thaw()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: postgres.url, freeze, thaw, stop }
}
