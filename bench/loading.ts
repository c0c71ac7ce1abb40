import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod'
import { migrateDatabase } from '#db/migrate.server.ts'
import { seedDatabase } from '#app/seed.server.ts'
import { projectDirectory } from '../scripts/local.ts'
import { growCatalogue, insertProducts } from './catalogue-rows.ts'
import { inMegabytes, residentBytes } from './flood.ts'
import { startProgram, untilItAnswers } from './program.ts'
import { secondStorePorts, type Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'

const size = process.argv.includes('--million')
  ? 1_000_000
  : process.argv.includes('--quick')
    ? 10_000
    : 100_000
const migrations = join(projectDirectory, 'migrations')
/** The last migration before the search, which writes all products anew. */
const lastBeforeSearch = 9
const pages = ['/', '/marketplace-full', '/marketplace/generated-777', '/marketplace-full?search=invoice']

/** How long many products take to load, index and migrate, and what starting the store with them costs. */
export async function loadingSection(shop: Shop): Promise<readonly string[]> {
  printHeading('Loading', `${size.toLocaleString('en-US')} products, in seconds.`)
  const rows: string[][] = []
  async function time(what: string, work: () => Promise<unknown>): Promise<void> {
    const started = performance.now()
    await work()
    rows.push([what, ((performance.now() - started) / 1000).toFixed(1)])
  }

  const small = await shop.openDatabase('bench_small')
  const large = await shop.openDatabase('bench_loading')
  const early = await shop.openDatabase('bench_migration', false)
  try {
    await time('inserted, with all indexes and the search', () => growCatalogue(large.databaseUrl, size))
    const indexing = "select index_documents('product', array_agg(id)) from marketplace_products"
    await time('all documents of the search made anew', () => query(large.databaseUrl, indexing))
    const reindexing = 'reindex table marketplace_products; reindex table search_documents'
    await time('all indexes made anew', () => query(large.databaseUrl, reindexing))
    await time('seeding the filled shop again', () => seedDatabase(large.databaseUrl, { demoAccount: false }))
    await insertBeforeSearch(early.databaseUrl)
    await time('migrated from the release before the search', () =>
      migrateDatabase(early.databaseUrl, { migrationsFolder: migrations }),
    )
    for (const [name, { databaseUrl }] of Object.entries({ 'seeded shop': small, 'large shop': large })) {
      const { seconds, bytes } = await startOn(shop, databaseUrl)
      rows.push([`${name}: started and ready`, seconds.toFixed(1)])
      rows.push([`${name}: MB resident after four pages`, inMegabytes(bytes)])
    }
  } finally {
    printTable(['what', 's'], rows)
    await Promise.all([small.close(), large.close(), early.close()])
  }
  return []
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Products in a database as it was before the search. */
async function insertBeforeSearch(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-migrations-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = journalFile.parse(JSON.parse(await readFile(path, 'utf8')))
    const entries = journal.entries.filter(({ idx }) => idx <= lastBeforeSearch)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await migrateDatabase(databaseUrl, { migrationsFolder: folder, createDatabase: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await insertProducts(databaseUrl, size)
}

const journalFile = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) })

/** Starts a store on this database, has it make some pages, and stops it. */
async function startOn(shop: Shop, databaseUrl: string): Promise<{ seconds: number; bytes: number }> {
  const url = `http://127.0.0.1:${secondStorePorts.store}`
  const started = performance.now()
  const store = startProgram('build/store.js', {
    ...shop.settings,
    DATABASE_URL: databaseUrl,
    PORT: String(secondStorePorts.store),
    METRICS_PORT: String(secondStorePorts.metrics),
    PUBLIC_URL: url,
  })
  try {
    await untilItAnswers(store, `${url}/readyz`)
    const seconds = (performance.now() - started) / 1000
    for (const page of pages) await (await fetch(url + page)).arrayBuffer()
    const metricsUrl = `http://127.0.0.1:${secondStorePorts.metrics}/metrics`
    return { seconds, bytes: await residentBytes({ metricsUrl }) }
  } finally {
    await store.stop()
  }
}
