import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#db/database.server.ts'
import { exportCalls, listCalls, reportCalls } from '../../bench/dashboard-calls.ts'
import { fillDashboard } from '../../bench/dashboard-rows.ts'
import { planNodes, type PlanNode } from '../../bench/query-plans.ts'
import { copyDatabase } from '../support/copy-database.ts'

const size = { products: 4_000, accounts: 4_000, orders: 10_000, auditEntries: 10_000 }
/** A page reads or sorts fewer of a table, however many it has. These have 4,000 and more. */
const mostRows = 2_500

const end = new Date('2026-11-23T17:00:00Z')
/** They look into texts, or show tables that stay small enough to be sorted: a hundred thousand products. */
const readsMany =
  /\?(q|text|who)=|last page|^(products|solutions|categories|sellers|people|staff|invitations)/

let database: OpenDatabase

beforeAll(async () => {
  const url = await copyDatabase(inject('serverUrl'), { from: 'wadah', to: 'wadah_list_plans' })
  await fillDashboard(url, size, end)
  database = openDatabase(url, { onError: () => undefined })
}, 120_000)

afterAll(() => database.close())

describe('a page of a list has an index for its order: it reads and sorts few rows', () => {
  const calls = Object.entries(listCalls(end)).filter(([name]) => !readsMany.test(name))
  test.each(calls)('%s', async (_name, call) => {
    expect(farReads(await planNodes(database.pool, call))).toEqual([])
  })
})

describe('an export reads on where the part before it ended', () => {
  const calls = Object.entries(exportCalls(end)).filter(([name]) => name.includes('further on'))
  test.each(calls)('%s', async (_name, call) => {
    const nodes = await planNodes(database.pool, call)
    expect(nodes.filter((node) => (node['Rows Removed by Filter'] ?? 0) > mostRows)).toEqual([])
  })
})

describe('revenue is summed from one index of the lines that were paid', () => {
  const calls = Object.entries(reportCalls(end)).filter(([name]) => /revenue.*days=/.test(name))
  test.each(calls)('%s', async (_name, call) => {
    const nodes = await planNodes(database.pool, call)
    const lines = nodes.filter((node) => node['Relation Name'] === 'order_lines')
    expect(lines.map((node) => node['Index Name'])).toEqual(lines.map(() => 'order_lines_paid'))
    expect(nodes.map((node) => node['Relation Name'])).not.toContain('order_events')
  })
})

function farReads(nodes: readonly PlanNode[]): string[] {
  return nodes
    .filter((node) => node['Relation Name'] !== undefined || node['Node Type'] === 'Sort')
    .filter((node) => rowsOf(node) > mostRows)
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}: ${rowsOf(node)} rows`)
}

/** What it has read, or for a sort what it was given. */
function rowsOf(node: PlanNode): number {
  if (node['Node Type'] === 'Sort') return Math.max(0, ...(node.Plans ?? []).map(rowsOf))
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}
