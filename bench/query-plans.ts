import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '#db/database.server.ts'

interface Statement {
  text: string
  values: unknown[]
}

/** The statements that a query function sends. */
export async function statementsOf(
  pool: Pool,
  ask: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  await ask(drizzle(pool, { casing: 'snake_case', logger }))
  return statements
}

/** The tables that a statement's plan reads sequentially. */
export async function sequentialScans(pool: Pool, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (format json) ${text}`,
    values,
  })
  return rows.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan))
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

function scansIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scansIn)
  return node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '', ...below] : below
}
