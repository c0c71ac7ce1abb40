import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { ownDatabase } from '../support/order-shop.ts'
import { patience } from '../support/patience.ts'
import { testSettings } from '../support/store.ts'
import { untilListening } from '../support/servers/until-listening.ts'

const pages = { routes: {}, render: async () => new Response(null, { status: 404 }) }
const address = '/api/products/saw'

let database: Awaited<ReturnType<typeof ownDatabase>>
let processes: Awaited<ReturnType<typeof openProcess>>[]

async function openProcess(settings = {}) {
  const opened = await createAppContext(
    parseEnvironment({ ...testSettings, DATABASE_URL: database.url, ...settings }),
  )
  const app = createApp(opened.context, { pages })
  return { opened, ask: async (path: string) => (await app.request(path)).status }
}

beforeAll(async () => {
  database = await ownDatabase('changed_answers')
  await database.db.execute(sql`insert into marketplace_products (id, name, price) values ('saw', 'Saw', 10)`)
  processes = [await openProcess(), await openProcess()]
  for (const { opened } of processes) await untilListening(opened.context)
})
afterAll(async () => {
  for (const { opened } of processes) await opened.close()
  await database.close()
})

test.each<[string, SQL]>([
  ['a price', sql`update marketplace_products set price = 12 where id = 'saw'`],
  [
    'a new category',
    sql`insert into marketplace_categories (id, name, slug) values ('toys', 'Toys', 'toys')`,
  ],
  ['a new seller', sql`insert into marketplace_sellers (id, name) values ('smith', 'Smith')`],
  ['a solution', sql`update wts_solutions set price = price + 1`],
  ['details', sql`insert into item_details (kind, item_id, details) values ('product', 'saw', '{}')`],
  [
    'a review',
    sql`insert into reviews (product_id, product_type, author_name, stars, title, body, used_for, bought_at, created_at)
      values ('saw', 'marketplace', 'Ada', 5, 'Good', 'A good saw', 'Sawing', now(), now())`,
  ],
  ['the removal of a whole table', sql`truncate search_synonyms`],
])('every process drops its cached responses after a change by SQL: %s', async (_what, statement) => {
  for (const { ask, opened } of processes) {
    expect(await ask(address)).toBe(200)
    expect(opened.context.responses.find(address)).toBeDefined()
  }
  await database.db.execute(statement)
  await vi.waitFor(() => {
    for (const { opened } of processes) expect(opened.context.responses.find(address)).toBeUndefined()
  }, patience)
})
