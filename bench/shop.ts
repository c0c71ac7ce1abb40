import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { localSettings } from '../scripts/local-environment.ts'
import { startProgram, untilItAnswers, type LocalProgram } from '../scripts/local-processes.ts'
import { databaseSources, projectDirectory } from '../scripts/server-build.ts'
import { startLocalPostgres } from '../scripts/local-postgres.ts'
import { freezeServer, killServer } from '../test/support/database/server-processes.ts'

/**
 * The first of seven consecutive ports: store, sandbox, floor, browser debugging, metrics of the store, a second
 * store, and its metrics.
 */
const firstPort = Number(process.env['BENCH_PORT'] || 3100)
const [sandboxPort, metricsPort, secondPort, secondMetricsPort] = [1, 4, 5, 6].map((at) => firstPort + at)
export const floorPort = firstPort + 2
export const browserPort = firstPort + 3

export interface Shop {
  url: string
  metricsUrl: string
  settings: ShopSettings
  database: ShopDatabase
  /** Kills the store's process, to simulate a crash. */
  killStore(): Promise<void>
  stopStore(): Promise<void>
  /** Starts the store again and waits until it responds. */
  startStore(): Promise<void>
  /** Starts a second store process on the same database. */
  startAnotherStore(): Promise<{ url: string; stop(): Promise<void> }>
}

export type ShopSettings = Record<string, string | undefined>

/** Starts a shop, runs `work` with it, and stops it. `given` overrides the settings of a local run. */
export async function withShop<Value>(
  given: ShopSettings,
  work: (shop: Shop) => Promise<Value>,
): Promise<Value> {
  const data = join(projectDirectory, '.data')
  await mkdir(data, { recursive: true })
  const folder = await mkdtemp(join(data, 'bench-'))
  const closing = [() => rm(folder, { recursive: true, force: true })]
  try {
    const database = await openShopDatabase(join(folder, 'postgres'))
    closing.push(database.stop)
    await prepareDatabase(database.url)
    const settings = benchSettings(folder, { DATABASE_URL: database.url, ...given })
    const url = `http://127.0.0.1:${firstPort}`
    let store: LocalProgram | undefined
    async function startStore(): Promise<void> {
      store = startProgram('build/store.js', settings)
      await untilItAnswers(store, `${url}/readyz`)
    }
    closing.push(async () => store?.stop())
    await startStore()
    const sandbox = startProgram('sandbox/main.ts', settings)
    closing.push(sandbox.stop)
    await untilItAnswers(sandbox, `http://127.0.0.1:${sandboxPort}/healthz`)
    return await work({
      url,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      settings,
      database,
      killStore: async () => store?.kill(),
      stopStore: async () => store?.stop(),
      startStore,
      async startAnotherStore() {
        const another = `http://127.0.0.1:${secondPort}`
        const ports = { PORT: String(secondPort), METRICS_PORT: String(secondMetricsPort) }
        const program = startProgram('build/store.js', { ...settings, ...ports })
        closing.push(program.stop)
        await untilItAnswers(program, `${another}/readyz`)
        return { url: another, stop: program.stop }
      },
    })
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, { ...databaseSources, createDatabase: true })
  await seedDatabase(databaseUrl, { demoAccount: false })
}

function benchSettings(folder: string, given: ShopSettings): ShopSettings {
  const ofBench = {
    PATH: process.env['PATH'],
    PORT: String(firstPort),
    SANDBOX_PORT: String(sandboxPort),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
    TRUSTED_ADDRESS_HEADER: 'x-client-address',
    ADDRESS_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  }
  return localSettings({ ...ofBench, ...given }, folder)
}

/** The database server of a shop. Checks can make it fail. */
interface ShopDatabase {
  url: string
  /** Makes the server unresponsive until it is thawed. It keeps running. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Kills the server. Starting it again recovers the data. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

async function openShopDatabase(dataDirectory: string): Promise<ShopDatabase> {
  const start = () => startLocalPostgres(dataDirectory)
  let postgres = await start()
  let thaw = () => {}
  return {
    url: postgres.url,
    async freeze() {
      thaw = await freezeServer(postgres.pid)
    },
    thaw() {
      thaw()
      thaw = () => {}
      return Promise.resolve()
    },
    async kill() {
      await killServer(postgres.pid)
      await postgres.exited
    },
    async start() {
      postgres = await start()
    },
    async stop() {
      thaw()
      await postgres.stop()
    },
  }
}
