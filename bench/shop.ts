import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../scripts/local-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { localSettings } from '../scripts/local-environment.ts'
import { projectDirectory } from '../scripts/local.ts'
import { startFloor, type Floor } from './floor-process.ts'
import { startProgram, untilItAnswers, type Program } from './program.ts'

/** Five neighboring ports: store, sandbox, floor, the browser's debugging, the store's metrics. */
const firstPort = Number(process.env['BENCH_PORT'] || 3100)
const ports = { sandbox: firstPort + 1, floor: firstPort + 2, metrics: firstPort + 4 }
export const browserPort = firstPort + 3

/** The built product on its own database, with the floor beside it. */
export interface Shop {
  url: string
  metricsUrl: string
  floor: Floor
  settings: Record<string, string | undefined>
  /** A seeded database for one section. */
  openDatabase(name: string): Promise<{ databaseUrl: string; close(): Promise<void> }>
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

  async function startStore(): Promise<string> {
    const url = `http://127.0.0.1:${firstPort}`
    await prepareDatabase(postgres.url)
    const store = startProgram('scripts/store.ts', settings)
    programs.push(store)
    await untilItAnswers(store, `${url}/readyz`)
    return url
  }

  try {
    const url = await startStore()
    const sandbox = startProgram('sandbox/main.ts', settings)
    programs.push(sandbox)
    await untilItAnswers(sandbox, `http://127.0.0.1:${ports.sandbox}/healthz`)
    const floor = await startFloor(ports.floor)
    return {
      url,
      metricsUrl: `http://127.0.0.1:${ports.metrics}/metrics`,
      floor,
      settings,
      async openDatabase(name) {
        const databaseUrl = withDatabase(postgres.url, name)
        await prepareDatabase(databaseUrl)
        return { databaseUrl, close: () => dropDatabase(postgres.url, name) }
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

async function prepareDatabase(databaseUrl: string): Promise<void> {
  const migrationsFolder = join(projectDirectory, 'migrations')
  await migrateDatabase(databaseUrl, { migrationsFolder, createDatabase: true })
  await seedDatabase(databaseUrl, { demoAccount: false })
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

/** The settings of a local run, but with the logging of production, which skips requests that went well. */
function benchSettings(folder: string, databaseUrl: string): Record<string, string | undefined> {
  const given = {
    PORT: String(firstPort),
    SANDBOX_PORT: String(ports.sandbox),
    METRICS_PORT: String(ports.metrics),
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
