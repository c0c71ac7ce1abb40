import { setTimeout as pause } from 'node:timers/promises'
import { importById } from '#catalog/editing/product-imports.queries.server.ts'
import { importLimits, type ImportState } from '#catalog/editing/product-import.ts'
import { openDatabase } from '#db/database.server.ts'
import { csv } from '#lib/csv.ts'
import { newViewer } from '../test/support/dashboard.ts'
import { commonWords, growCatalog, rareWords } from './catalog-rows.ts'
import type { Shop } from './shop.ts'
import { printHeading } from './table.ts'

const catalogSize = 100_000
const longestSeconds = 300

/** Imports a file of the maximum length into a large catalog through the dashboard. */
export async function importSection(shop: Shop): Promise<readonly string[]> {
  const { rows: rowCount } = importLimits
  const [rowText, sizeText] = [rowCount, catalogSize].map((count) => count.toLocaleString('en-US'))
  printHeading('Import', `${rowText} new products into a catalog of ${sizeText}.`)
  await growCatalog(shop.database.url, catalogSize)
  const { db, close } = openDatabase(shop.database.url, { onError: () => undefined })
  try {
    const context = { environment: { AUTH_SECRET: shop.settings['AUTH_SECRET'] ?? '' } }
    const { cookie } = await newViewer({ db, context }, { staffRoles: ['owner'] })
    const { reading, writing } = await runImport()
    const seconds = reading + writing
    console.log(
      `Read in ${reading.toFixed(0)} s, written in ${writing.toFixed(0)} s, ${(rowCount / seconds).toFixed(0)} rows a second.`,
    )
    return seconds > longestSeconds ? [`importing ${rowText} rows: ${seconds.toFixed(0)} s`] : []

    async function runImport(): Promise<{ reading: number; writing: number }> {
      const form = new FormData()
      form.set('file', new File([productFile(rowCount)], 'products.csv', { type: 'text/csv' }))
      const started = performance.now()
      const { url } = await sent(`${shop.url}/dashboard/products/import`, form)
      const id = url.split('/').at(-1) ?? ''
      await untilState(id, 'ready')
      const read = performance.now()
      const start = new FormData()
      start.set('intent', 'import')
      await sent(url, start)
      await untilState(id, 'done')
      return { reading: (read - started) / 1000, writing: (performance.now() - read) / 1000 }
    }

    async function sent(url: string, body: FormData): Promise<Response> {
      const response = await fetch(url, { method: 'POST', headers: { cookie }, body })
      if (!response.ok) throw new Error(`${url} got ${response.status}.`)
      return response
    }

    async function untilState(id: string, state: ImportState): Promise<void> {
      for (;;) {
        const stored = await importById(db, id)
        if (stored?.state === state) return
        if (!stored || stored.state === 'failed') throw new Error(`The import failed: ${stored?.problem}`)
        await pause(500)
      }
    }
  } finally {
    await close()
  }
}

/** Creates a file of products whose texts are as long as those in the catalog. */
function productFile(rows: number): string {
  const word = (number: number) => commonWords[number % commonWords.length] ?? ''
  const text = (number: number, words: number) =>
    Array.from({ length: words }, (_, index) => word(number * 7 + index * (1 + (number % 13)))).join(' ')
  const header = [
    'name',
    'short_description',
    'description',
    'price',
    'category_id',
    'tags',
    'features',
    'is_active',
  ]
  return csv([
    header,
    ...Array.from({ length: rows }, (_, number) => [
      `Imported ${word(number)} ${number}`,
      text(number, 6),
      `${text(number, 24)} ${rareWords[number % rareWords.length]}`,
      String(10 + (number % 900)),
      'security',
      `${word(number)}\n${word(number + 5)}`,
      'One\nTwo\nThree',
      'yes',
    ]),
  ])
}
