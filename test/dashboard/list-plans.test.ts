import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loader as audit } from '#dashboard/audit/audit.page.tsx'
import { loader as enquiries } from '#dashboard/enquiries/enquiries.page.tsx'
import { loader as files } from '#dashboard/files/files.page.tsx'
import { loader as orders } from '#dashboard/orders/orders.page.tsx'
import { loader as proposals } from '#dashboard/proposals/proposals.page.tsx'
import { loader as quotes } from '#dashboard/quotes/quotes.page.tsx'
import { loader as reports } from '#dashboard/reports/reports.page.tsx'
import { loader as reviews } from '#dashboard/reviews/reviews.page.tsx'
import { openDatabase, type OpenDatabase } from '#db/database.server.ts'
import { fillDashboard } from '../../bench/dashboard-rows.ts'
import { copyDatabase } from '../support/database/copy-database.ts'
import { callPage, newViewer, type SignedInViewer } from '../support/dashboard.ts'
import { createTestStore } from '../support/store.ts'

const size = { products: 4_000, accounts: 4_000, orders: 10_000, auditEntries: 10_000 }
/** A page reads and sorts only some rows of a large table. The tables of these lists have at least 4,000 rows. */
const maxRows = 2_500

const loaders = { audit, enquiries, files, orders, proposals, quotes, reports, reviews }
/** The tables of each list. The page's other tables are small, or their rows are found by key. */
const tables: Record<string, readonly string[]> = {
  audit: ['audit_entries'],
  files: ['stored_files', 'file_downloads', 'catalogue_proposals'],
  proposals: ['catalogue_proposals'],
}
/** Each list as first opened, and with the filters that an index serves. */
const lists: Record<Exclude<keyof typeof loaders, 'reports'>, readonly string[]> = {
  audit: ['', 'action=files', 'action=none', 'subject=product', 'subject=none'],
  enquiries: ['', 'state=', 'state=done', 'state=&sort=received', 'sort=-received'],
  files: ['', 'kind=picture', 'sort=uploaded', 'page=40'],
  orders: ['', 'status=active', 'status=prepared', 'sort=placed', 'status=active&sort=placed'],
  proposals: ['', 'state=submitted', 'state=approved', 'sort=changed', 'sort=-changed'],
  quotes: ['', 'state=', 'state=answered', 'state=expired', 'state=&sort=requested'],
  reviews: ['', 'state=reported', 'state=hidden', 'stars=1', 'answered=no', 'sort=day'],
}

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

let database: OpenDatabase
let owner: SignedInViewer
let seller: SignedInViewer

beforeAll(async () => {
  const url = await copyDatabase(inject('serverUrl'), { from: 'wadah', to: 'wadah_list_plans' })
  await fillDashboard(url, size, new Date())
  database = openDatabase(url, { onError: () => undefined })
  const store = createTestStore(database.db)
  owner = await newViewer(store, { staffRoles: ['owner'] })
  seller = await newViewer(store, { memberships: [{ sellerId: 'seller-7', role: 'admin' }] })
})

afterAll(() => database.close())

describe.each(Object.entries(lists))('%s', (name, queries) => {
  test.each(queries)('a list opened by an owner reads and sorts few rows: ?%s', async (query) => {
    expect(farReads(name, await planOf(name, query, owner))).toEqual([])
  })
})

test.each(['orders', 'proposals', 'quotes', 'reviews'])(
  'the list of %s reads and sorts few rows for a seller',
  async (name) => {
    expect(farReads(name, await planOf(name, '', seller))).toEqual([])
  },
)

test('revenue is computed with one index of the paid lines', async () => {
  const nodes = await planOf('reports', 'days=90', owner)
  const indexes = nodes
    .filter((node) => node['Relation Name'] === 'order_lines')
    .map((node) => node['Index Name'])
  // Other indexes find the lines of renewals by id, the lines of added units by order, and the lines of top
  // products by product. Discounts have a small index.
  const ofOthers = [
    'order_lines_pkey',
    'order_lines_in_order',
    'order_lines_of_product_paid',
    'order_lines_discounted',
  ]
  const ofPayments = indexes.filter((name) => !ofOthers.includes(name ?? ''))
  expect(new Set(ofPayments)).toEqual(new Set(['order_lines_paid_totals']))
})

/** The plans of all statements that the page's loader sends, with the rows that each node has read. */
async function planOf(name: string, query: string, { cookie }: SignedInViewer): Promise<PlanNode[]> {
  const statements: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  const store = createTestStore(drizzle(database.pool, { casing: 'snake_case', logger }))
  const load = loaders[name as keyof typeof loaders] as (page: never) => Promise<unknown>
  await callPage(load, store, { path: `/dashboard/${name}?${query}`, cookie })
  const reads = statements
    .filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    .filter(({ text }) => !isBoundedCount(text))
  expect(reads).not.toEqual([])
  const nodes: PlanNode[] = []
  for (const { text, values } of reads) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      values,
    })
    nodes.push(...rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)))
  }
  return nodes
}

/** Whether the statement is the count above a list, which sorts nothing and stops at 10,001 rows. */
function isBoundedCount(text: string): boolean {
  return /^select count\(\*\) as count from \(select 1 from (?!.*order by).* limit \$\d+\) "counted";$/.test(
    text,
  )
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function farReads(name: string, nodes: readonly PlanNode[]): string[] {
  const relations = tables[name] ?? [name]
  return nodes
    .filter((node) => relations.includes(node['Relation Name'] ?? '') || node['Node Type'] === 'Sort')
    .filter((node) => rowsOf(node) > maxRows)
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}: ${rowsOf(node)} rows`)
}

/** The rows that the node has read, or for a sort the rows that it received. */
function rowsOf(node: PlanNode): number {
  if (node['Node Type'] === 'Sort') return Math.max(0, ...(node.Plans ?? []).map(rowsOf))
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}
