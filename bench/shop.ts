import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#db/seed.server.ts'
import { localSettings } from '#server/local-environment.server.ts'
import { projectDirectory } from '../scripts/local.ts'
import { startFloor, type Floor } from './floor-process.ts'
import { startProgram, untilItAnswers, type Program } from './program.ts'

/** Five neighbouring ports: store, sandbox, floor, the store on a large catalogue, the browser's debugging. */
const firstPort = Number(process.env['BENCH_PORT'] || 3100)
const ports = { sandbox: firstPort + 1, floor: firstPort + 2, large: firstPort + 3 }
export const browserPort = firstPort + 4

/** The built product on a database of its own, and the floor beside it. */
export interface Shop {
  url: string
  floor: Floor
  settings: Record<string, string | undefined>
  /** A database of its own for one section, seeded, and a second store on it. */
  openAnother(name: string): Promise<{ url: string; databaseUrl: string; close(): Promise<void> }>
  close(): Promise<void>
}

export async function openShop(): Promise<Shop> {
  const data = join(projectDirectory, '.data')
  await mkdir(data, { recursive: true })
  const folder = await mkdtemp(join(data, 'bench-'))
  const postgres = await startPostgres(folder)
  const programs: Program[] = []
  const settings = benchSettings(folder, postgres.url)

  async function close(): Promise<void> {
    await Promise.all(programs.map((program) => program.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }

  async function openStore(port: number, databaseUrl: string): Promise<Program & { url: string }> {
    const url = `http://127.0.0.1:${port}`
    await migrateDatabase(databaseUrl, {
      migrationsFolder: join(projectDirectory, 'migrations'),
      createDatabase: true,
    })
    await seedDatabase(databaseUrl, { demo: false })
    const program = startProgram('scripts/store.ts', {
      ...settings,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
    })
    programs.push(program)
    await untilItAnswers(program, `${url}/readyz`)
    return { ...program, url }
  }

  try {
    const store = await openStore(firstPort, postgres.url)
    const sandbox = startProgram('sandbox/main.ts', settings)
    programs.push(sandbox)
    await untilItAnswers(sandbox, `http://127.0.0.1:${ports.sandbox}/healthz`)
    const floor = await startFloor(ports.floor)
    return {
      url: store.url,
      floor,
      settings,
      async openAnother(name) {
        const databaseUrl = withDatabase(postgres.url, name)
        const another = await openStore(ports.large, databaseUrl)
        return {
          url: another.url,
          databaseUrl,
          async close() {
            await another.stop()
            await dropDatabase(postgres.url, name)
          },
        }
      },
      close: async () => {
        await floor.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), log: () => undefined })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

/** The settings of a local run; logging as in production, which says nothing of requests that went well. */
function benchSettings(folder: string, databaseUrl: string): Record<string, string | undefined> {
  const given = {
    PORT: String(firstPort),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
    DATABASE_URL: databaseUrl,
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
    TRUSTED_ADDRESS_HEADER: 'x-client-address',
    ADDRESS_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  }
  return localSettings(given, folder)
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
