import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '#db/database.server.ts'

interface Statement {
  text: string
  values: unknown[]
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
