import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'

const calls = new AsyncLocalStorage<{ cause: Error | undefined }>()

/**
 * Remembers the database error that better-auth replaces with its own. It appears only in better-auth's log
 * output.
 */
export function rememberCause(details: readonly unknown[]): void {
  const call = calls.getStore()
  if (call) call.cause ??= details.find((detail) => detail instanceof Error)
}

/**
 * Calls better-auth. If better-auth replaces a database error with its own, adds the original error as the
 * cause.
 */
export async function withCause<Value>(call: () => Promise<Value>): Promise<Value> {
  const state: { cause: Error | undefined } = { cause: undefined }
  try {
    return await calls.run(state, call)
  } catch (error) {
    if (error instanceof APIError && error.statusCode >= 500) error.cause ??= state.cause
    throw error
  }
}

/** The code in the body of an error that better-auth threw. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}
