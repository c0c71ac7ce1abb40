import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '#db/database.server.ts'

/** A call reads at most this many rows of a table: counting stops at 10,000 products. */
export const mostRowsRead = 60_000

interface Statement {
  text: string
  values: unknown[]
}

/** The tables that a call reads far, and how many rows each scan has read: none may depend on how many there are. */
export async function farReads(
  pool: Pool,
  ask: (db: Database) => Promise<unknown>,
  mostRows: number,
): Promise<string[]> {
  const statements = await statementsOf(pool, ask)
  if (statements.length === 0) return ['(no statement was sent)']
  const far: string[] = []
  for (const statement of statements) far.push(...(await farReadsOf(pool, statement, mostRows)))
  return far
}

/** All nodes of the plans of what a query function sends, with what each has read. */
export async function planNodes(pool: Pool, ask: (db: Database) => Promise<unknown>): Promise<PlanNode[]> {
  const nodes: PlanNode[] = []
  for (const statement of await statementsOf(pool, ask)) nodes.push(...(await nodesOfPlan(pool, statement)))
  return nodes
}

/** The statements that a query function sends. */
async function statementsOf(pool: Pool, ask: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  await ask(drizzle(pool, { casing: 'snake_case', logger }))
  return statements
}

async function farReadsOf(pool: Pool, statement: Statement, mostRows: number): Promise<string[]> {
  const nodes = await nodesOfPlan(pool, statement)
  return nodes
    .filter((node) => rowsRead(node) > mostRows)
    .map((node) => `${node['Relation Name']} (${Math.round(rowsRead(node)).toLocaleString('en-US')} rows)`)
}

async function nodesOfPlan(pool: Pool, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  })
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
}

export interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Of the table itself: an index may know far more of them at little cost. */
function rowsRead(node: PlanNode): number {
  if (node['Relation Name'] === undefined) return 0
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}
