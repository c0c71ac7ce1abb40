import type { Pool, PoolClient } from 'pg'

/** Runs one statement, and may look at its text and its outcome. */
export type AroundStatement = (text: string, run: () => Promise<unknown>) => Promise<unknown>

/**
 * Lets a function run around each statement that is sent through a pool or one of its connections. The pool calls its
 * connections with a callback: those statements are the pool's own.
 */
export function aroundStatements(target: Pool | PoolClient, around: AroundStatement): void {
  const prototype: Pool | PoolClient = Object.getPrototypeOf(target)
  Object.assign(target, {
    query(...given: unknown[]): unknown {
      const run = () => Reflect.apply(prototype.query, target, given)
      return typeof given.at(-1) === 'function' ? run() : around(textOf(given[0]), run)
    },
  })
}

/** A statement's span. Its text holds no values: they travel beside it. */
export function statementSpan(text: string) {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|table)\s+"?([a-z_]+)/i.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table}`
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text }
  return { name, kind: 'client', attributes } as const
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}
