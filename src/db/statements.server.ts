import type { PoolClient } from 'pg'

/** Runs one statement. It may inspect the text and the result. */
export type AroundStatement = (text: string, run: () => Promise<unknown>) => Promise<unknown>

/** Wraps each statement that is sent on a connection. */
export function aroundStatements(client: PoolClient, around: AroundStatement): void {
  const prototype: PoolClient = Object.getPrototypeOf(client)
  Object.assign(client, {
    query(...given: unknown[]): unknown {
      return around(textOf(given[0]), () => Reflect.apply(prototype.query, client, given))
    },
  })
}

/** Describes a statement for its span. The text contains placeholders, never values. */
export function statementSpan(text: string) {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|table)\s+"?([a-z_]+)/i.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table}`
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text }
  return { name, kind: 'client', attributes } as const
}

export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}
