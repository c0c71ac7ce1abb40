import { Client } from 'pg'
import { vi } from 'vitest'

/** The statements that this process sends to PostgreSQL during `work`, in order. Each is one round trip. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([statement]) => textOf(statement))
  } finally {
    query.mockRestore()
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  return 'unknown'
}
