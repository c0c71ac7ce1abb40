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

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement
  return isConfig && typeof statement.text === 'string' ? statement.text : ''
}
