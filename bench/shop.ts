import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { localSettings } from '../scripts/local-environment.ts'
import { projectDirectory } from '../scripts/local.ts'
import { databaseSources } from '../scripts/server-build.ts'
import { startFloor, type Floor } from './floor-process.ts'
import { startProgram, untilItAnswers, type Program } from './program.ts'
import { openShopDatabase, type ShopDatabase } from './shop-database.ts'

/** Seven neighboring ports: store, sandbox, floor, the browser's debugging, the store's metrics, a second store and its own. */
const firstPort = Number(process.env['BENCH_PORT'] || 3100)
const ports = { sandbox: firstPort + 1, floor: firstPort + 2, metrics: firstPort + 4 }
export const browserPort = firstPort + 3
export const secondStorePorts = { store: firstPort + 5, metrics: firstPort + 6 }

/** The built product on its own database, with the floor beside it. */
export interface Shop {
  url: string
  metricsUrl: string
  floor: Floor
  settings: ShopSettings
  database: ShopDatabase
  /** Ends the store's process like a crash. */
  killStore(): Promise<void>
  /** Ends it gracefully. */
  stopStore(): Promise<void>
  /** Starts it again, and waits until it answers. */
  startStore(): Promise<void>
  /** A database for one section: seeded, or not created yet. */
  openDatabase(name: string, isSeeded?: boolean): Promise<{ databaseUrl: string; close(): Promise<void> }>
  close(): Promise<void>
}

export type ShopSettings = Record<string, string | undefined>

/** `given` settings replace those of a local run. */
export async function openShop(given: ShopSettings = {}): Promise<Shop> {
  const data = join(projectDirectory, '.data')
  await mkdir(data, { recursive: true })
  const folder = await mkdtemp(join(data, 'bench-'))
  const database = await startDatabase(folder)
  const settings = benchSettings(folder, { DATABASE_URL: database.url, ...given })
  const url = `http://127.0.0.1:${firstPort}`
  const running = new Set<Program>()
  let store: Program | undefined

  async function start(script: string, answering: string): Promise<Program> {
    const program = startProgram(script, settings)
    running.add(program)
    await untilItAnswers(program, answering)
    return program
  }
  async function startStore(): Promise<void> {
    store = await start('build/store.js', `${url}/readyz`)
  }
  async function killStore(): Promise<void> {
    if (!store) return
    await store.kill()
    running.delete(store)
  }
  async function stopStore(): Promise<void> {
    if (!store) return
    await store.stop()
    running.delete(store)
  }
  async function close(): Promise<void> {
    database.thaw()
    await Promise.all(Array.from(running, (program) => program.stop()))
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await prepareDatabase(database.url)
    await startStore()
    await start('sandbox/main.ts', `http://127.0.0.1:${ports.sandbox}/healthz`)
    const floor = await startFloor(ports.floor, database.url)
    return {
      url,
      metricsUrl: `http://127.0.0.1:${ports.metrics}/metrics`,
      floor,
      settings,
      database,
      killStore,
      stopStore,
      startStore,
      async openDatabase(name, isSeeded = true) {
        const databaseUrl = withDatabase(database.url, name)
        if (isSeeded) await prepareDatabase(databaseUrl)
        return { databaseUrl, close: () => dropDatabase(database.url, name) }
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

/** A second process of the store on the same database. */
export async function startAnotherStore({ settings }: Pick<Shop, 'settings'>) {
  const url = `http://127.0.0.1:${secondStorePorts.store}`
  const program = startProgram('build/store.js', {
    ...settings,
    PORT: String(secondStorePorts.store),
    METRICS_PORT: String(secondStorePorts.metrics),
  })
  await untilItAnswers(program, `${url}/readyz`)
  return { url, stop: program.stop }
}

export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, { ...databaseSources, createDatabase: true })
  await seedDatabase(databaseUrl, { demoAccount: false })
}

async function startDatabase(folder: string): Promise<ShopDatabase> {
  try {
    return await openShopDatabase(join(folder, 'postgres'))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

/** The settings of a local run, but with the logging of production, which skips requests that went well. */
function benchSettings(folder: string, given: ShopSettings): ShopSettings {
  const ofBench = {
    PORT: String(firstPort),
    SANDBOX_PORT: String(ports.sandbox),
    METRICS_PORT: String(ports.metrics),
    PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
    TRUSTED_ADDRESS_HEADER: 'x-client-address',
    ADDRESS_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  }
  return localSettings({ ...ofBench, ...given }, folder)
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
