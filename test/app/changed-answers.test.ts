import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { ownDatabase } from '../orders/shop.ts'
import { patience } from '../support/patience.ts'
import { testSettings } from '../support/store.ts'
import { untilListening } from '../support/until-listening.ts'

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
])('every process makes its answers again after a change by SQL: %s', async (_what, statement) => {
  for (const { ask, opened } of processes) {
    expect(await ask(address)).toBe(200)
    expect(opened.context.responses.find(address)).toBeDefined()
  }
  await database.db.execute(statement)
  await vi.waitFor(() => {
    for (const { opened } of processes) expect(opened.context.responses.find(address)).toBeUndefined()
  }, patience)
})

test('a process without notifications marks its cache stale every second while the database answers', async () => {
  const deaf = await openProcess({ DATABASE_LISTEN_URL: 'postgres://nobody@127.0.0.1:9/nowhere' })
  onTestFinished(() => deaf.opened.close())
  const { metrics, reads, responses } = deaf.opened.context
  /** Not while everything is dropped. */
  async function askUntilCached(): Promise<void> {
    await deaf.ask(address)
    expect(responses.find(address)).toBeDefined()
  }
  for (let time = 0; time < 2; time += 1) {
    await vi.waitFor(askUntilCached, patience)
    await vi.waitFor(() => expect(responses.find(address)).toBeUndefined(), patience)
  }
  expect(await metrics.registry.metrics()).toContain('notifications_connected 0')

  const { run } = reads
  let asked = 0
  vi.spyOn(reads, 'run').mockImplementation((read, work) => {
    if (read !== 'answers') return run(read, work)
    asked += 1
    return Promise.reject(new Error('away'))
  })
  // One that was asked before may still answer.
  await vi.waitFor(() => expect(asked).toBe(1), patience)
  await askUntilCached()
  await vi.waitFor(() => expect(asked).toBe(3), patience)
  expect(responses.find(address)).toBeDefined()
})
