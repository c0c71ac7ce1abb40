import { matchPath } from 'react-router'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { loader as home } from '#company/home/home.page.tsx'
import { parseEnvironment } from '#http/environment.server.ts'
import { loader as category } from '#marketplace/category/category.page.tsx'
import { loader as landing } from '#marketplace/landing/landing.page.tsx'
import { loader as listing } from '#marketplace/listing/listing.page.tsx'
import { loader as product } from '#marketplace/product/product.page.tsx'
import { loader as seller } from '#marketplace/sellers/seller.page.tsx'
import { loader as sellers } from '#marketplace/sellers/sellers.page.tsx'
import { loader as catalog } from '#solutions/catalog/catalog.page.tsx'
import { ownDatabase } from '../orders/shop.ts'
import { patience } from '../support/patience.ts'
import { testSettings } from '../support/store.ts'
import { untilListening } from '../support/until-listening.ts'

type Opened = Awaited<ReturnType<typeof createAppContext>>

const module = { default: () => null }
/** The loaders of pages, by route. What they return is the page. */
const pages: Record<
  string,
  { path: string; loader?: (given: never) => unknown; searchParameters?: string[] }
> = {
  about: { path: 'about' },
  home: { path: '', loader: home },
  landing: { path: 'marketplace', loader: landing, searchParameters: ['category'] },
  listing: { path: 'marketplace-full', loader: listing, searchParameters: ['search', 'category'] },
  category: { path: 'marketplace/categories/:slug', loader: category },
  sellers: { path: 'marketplace/sellers', loader: sellers },
  seller: { path: 'marketplace/sellers/:sellerId', loader: seller },
  product: { path: 'marketplace/:productId', loader: product },
  catalog: { path: 'wts/pre-packaged/catalog', loader: catalog },
}

const routes = Object.fromEntries(
  Object.entries(pages).map(([id, { path, searchParameters = [] }]) => [
    id,
    { id, path, module: { ...module, handle: { searchParameters } } },
  ]),
)

const apart = [
  '/about',
  '/',
  '/marketplace',
  '/wts/pre-packaged/catalog',
  '/api/categories',
  '/api/solutions',
]
const ofToys = [
  '/marketplace/doll',
  '/marketplace/categories/toys',
  '/marketplace/sellers/dollmaker',
  '/api/products/doll',
  '/api/product-cards?ids=doll',
]
const ofTools = ['/marketplace/categories/tools', '/marketplace/sellers/smith']
/** The rail of the pages of these shows the four newest tools: not each other, and not the hammer. */
const otherTools = ['/marketplace/saw', '/marketplace/rasp']
const ofHammer = ['/marketplace/hammer', '/api/products/hammer']
const lists = [
  '/marketplace-full',
  '/marketplace-full?search=tool',
  '/marketplace/sellers',
  '/api/products',
  '/api/products?category=toys&billing=once',
  '/api/search?q=tool',
]
const all = [...apart, ...ofToys, ...ofTools, ...otherTools, ...ofHammer, ...lists]

let database: Awaited<ReturnType<typeof ownDatabase>>
let processes: { opened: Opened; ask: (address: string) => Promise<number> }[]

async function openProcess(settings = {}): Promise<(typeof processes)[number]> {
  const opened = await createAppContext(
    parseEnvironment({ ...testSettings, DATABASE_URL: database.url, ...settings }),
  )
  const app = createApp(opened.context, {
    pages: {
      routes,
      async render(request, context) {
        const { pathname } = new URL(request.url)
        for (const { path, loader } of Object.values(pages)) {
          const match = matchPath(`/${path}`, pathname)
          if (match)
            return Response.json(
              (await loader?.({ request, context, params: match.params } as never)) ?? path,
            )
        }
        return new Response(null, { status: 404 })
      },
    },
  })
  return { opened, ask: async (address) => (await app.request(address)).status }
}

beforeAll(async () => {
  database = await ownDatabase('changed_answers')
  await database.db.execute(sql`
    with categories as (insert into marketplace_categories (id, name, slug) values
      ('tools', 'Tools', 'tools'), ('toys', 'Toys', 'toys') returning id),
    sellers as (insert into marketplace_sellers (id, name) values
      ('smith', 'Smith'), ('dollmaker', 'Dollmaker') returning id)
    select count(*) from categories, sellers`)
  await database.db.execute(sql`
    insert into marketplace_products (id, name, price, category_id, seller_id, created_at)
    select id, 'A tool: ' || id, 10, 'tools', 'smith', date '2026-01-01' + place::int
    from unnest(array['saw', 'rasp', 'hammer', 'file', 'drill', 'lathe', 'vice']) with ordinality as tool (id, place)
    union all select 'doll', 'Doll', 5, 'toys', 'dollmaker', '2026-01-01'`)
  processes = [await openProcess(), await openProcess()]
  for (const { opened } of processes) await untilListening(opened.context)
})
afterAll(async () => {
  for (const { opened } of processes) await opened.close()
  await database.close()
})

/** Cached on both processes. The second time the cache learns what an address means. */
async function askAll(): Promise<void> {
  for (const { ask } of processes) {
    for (const address of [...all, ...all]) expect(await ask(address), address).toBe(200)
  }
  expect(dropped()).toEqual([[], []])
}
beforeEach(askAll)

function dropped(): string[][] {
  return processes.map(({ opened }) => all.filter((address) => !opened.context.responses.find(address)))
}

/** Changes the database as somebody with `psql` does, and says what the processes no longer have. */
async function droppedBy(statement: SQL): Promise<string[]> {
  const heard = processes.map(
    ({ opened }) => new Promise((resolve) => opened.context.changeEvents.on('answers_changed', '', resolve)),
  )
  await database.db.execute(statement)
  await Promise.all(heard)
  const [here = [], there = []] = dropped()
  expect(here).toEqual(there)
  return here
}

const inOrder = (addresses: readonly string[]) => all.filter((address) => addresses.includes(address))

test('another price drops the pages and answers that show the product, or are chosen by prices', async () => {
  const expected = inOrder([...ofHammer, ...ofTools, ...lists])
  expect(await droppedBy(sql`update marketplace_products set price = 12 where id = 'hammer'`)).toEqual(
    expected,
  )
})

test('a product in the rail of others drops their pages too', async () => {
  const expected = inOrder([...ofHammer, ...otherTools, ...ofTools, ...lists])
  const shown = inOrder(expected.filter((address) => address !== '/api/products/hammer'))
  expect(await droppedBy(sql`update marketplace_products set name = 'A vise' where id = 'vice'`)).toEqual(
    shown,
  )
})

test('a new product drops what it may appear in', async () => {
  const expected = inOrder([
    '/',
    '/marketplace',
    ...ofToys.filter((address) => !address.startsWith('/api/')),
    ...lists,
  ])
  const statement = sql`insert into marketplace_products (id, name, price, category_id, seller_id)
    values ('kite', 'Kite', 5, 'toys', 'dollmaker')`
  expect(await droppedBy(statement)).toEqual(expected)
  const deletion = sql`delete from marketplace_products where id = 'kite'`
  await askAll()
  expect(await droppedBy(deletion)).toEqual(expected)
})

test('another name of a seller drops what shows its products', async () => {
  const expected = inOrder([...ofToys, ...lists])
  expect(
    await droppedBy(sql`update marketplace_sellers set name = 'Doll Co' where id = 'dollmaker'`),
  ).toEqual(expected)
})

test('another name of a category drops the lists of categories too', async () => {
  const withCategories = all.filter((address) =>
    /^\/(marketplace$|marketplace-full|marketplace\/categories|api\/categories)/.test(address),
  )
  const expected = inOrder([...ofToys, ...withCategories, ...lists])
  expect(await droppedBy(sql`update marketplace_categories set name = 'Play' where id = 'toys'`)).toEqual(
    expected,
  )
})

test('details and reviews drop what shows the product, solutions what shows solutions', async () => {
  const details = sql`insert into item_details (kind, item_id, details) values ('product', 'doll', '{}')`
  const ofDoll = ofToys.filter((address) => address.includes('doll') && !address.includes('sellers'))
  expect(await droppedBy(details)).toEqual(ofDoll)
  await askAll()
  const review = sql`insert into reviews
    (product_id, product_type, author_name, stars, title, body, used_for, bought_at, created_at)
    values ('doll', 'marketplace', 'Ada', 5, 'Good', 'A good doll', 'Playing', now(), now())`
  expect(await droppedBy(review)).toEqual(inOrder([...ofDoll, '/marketplace/sellers/dollmaker']))
  const solution = sql`update wts_solutions set price = price + 1 where id = 'wadah-architect'`
  const ofSolutions = [
    '/wts/pre-packaged/catalog',
    '/api/solutions',
    ...lists.filter((address) => address.includes('search')),
  ]
  await askAll()
  expect(await droppedBy(solution)).toEqual(inOrder(ofSolutions))
})

test('a statement that changes nothing drops nothing', async () => {
  await database.db.execute(sql`update marketplace_products set price = 1 where id = 'none'`)
  expect(await droppedBy(sql`update marketplace_products set price = 6 where id = 'doll'`)).not.toContain(
    '/marketplace/saw',
  )
})

test.each([
  [
    'very many rows',
    sql`insert into marketplace_products (id, name, price)
    select 'bulk-' || n, 'Bulk', 1 from generate_series(1, 300) as n`,
  ],
  ['a whole table', sql`truncate search_synonyms`],
  [
    'an id that cannot stand in a header',
    sql`insert into marketplace_products (id, name, price) values ('a b', 'A', 1)`,
  ],
])('a change of %s drops everything', async (_what, statement) => {
  expect(await droppedBy(statement)).toEqual(all)
})

test('a process that nobody tells of changes shows them soon, and keeps what it has while the database is away', async () => {
  const deaf = await openProcess({ DATABASE_LISTEN_URL: 'postgres://nobody@127.0.0.1:9/nowhere' })
  onTestFinished(() => deaf.opened.close())
  const address = '/api/products/saw'
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
