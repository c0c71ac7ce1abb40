import type { Hono } from 'hono'
import { expect } from 'vitest'
import { operationsOf, readProblem, type RoutedOperation } from '#http/operation.server.ts'
import { problemResponse } from '#http/problem-response.ts'

/**
 * Checks every API response in the tests against the declaration of its route. An undeclared status, or a body
 * that does not match its schema, fails the test that sent the request.
 */
export function holdToDeclarations(app: Hono): void {
  const operations = operationsOf(app)
  const request = app.request.bind(app)
  app.request = async (input, init, ...rest) => {
    const sent = new Request(typeof input === 'string' ? new URL(input, 'http://store.test') : input, init)
    const response = await request(input, init, ...rest)
    const { pathname } = new URL(sent.url)
    const operation = operations.find(
      ({ method, path }) => method.toUpperCase() === sent.method && matches(path, pathname),
    )
    const isCompressed = response.headers.has('content-encoding')
    if (operation && !isCompressed) await expectDeclared(operation, response.clone())
    return response
  }
}

const patterns = new Map<string, RegExp>()

function matches(path: string, pathname: string): boolean {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  patterns.set(path, pattern)
  return pattern.test(pathname)
}

async function expectDeclared(operation: RoutedOperation, response: Response): Promise<void> {
  const call = `${operation.method} ${operation.path} ${response.status}`
  // Responses of the whole server that any operation can return; see app.server.ts.
  if (response.status === 304 || response.status === 413 || response.status === 500) return
  const success = operation.responses[response.status]
  if (success) {
    if (!success.schema) return
    const parsed = success.schema.safeParse(await response.json())
    expect(parsed.error?.issues ?? [], call).toEqual([])
    return
  }
  const problem: unknown = await response.json()
  const { code } = { code: 'none', ...(typeof problem === 'object' ? problem : {}) }
  const declared = (operation.problems ?? [])
    .map(readProblem)
    .find((one) => one.status === response.status && one.code === code)
  if (!declared && ['database_away', 'busy', 'foreign_origin'].includes(code)) return
  expect(declared, `${call} ${code} is not declared`).toBeDefined()
  const parsed = (operation.problemSchemas?.[code] ?? problemResponse).safeParse(problem)
  expect(parsed.error?.issues ?? [], `${call} ${code}`).toEqual([])
}
