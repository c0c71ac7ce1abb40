import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { RefusedCall } from '#http/problems.server.ts'

/** Parses a JSON body. For invalid input, the call answers with a 4xx that explains how to fix it. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new RefusedCall(415, 'json_expected', 'Send the request body as application/json.')
  }
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new RefusedCall(400, 'malformed_json', 'The request body is not valid JSON.')
    }
    throw error
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = fieldsOf(parsed.error, 'body')
  throw new RefusedCall(
    422,
    'invalid_request',
    'Some fields of the request are missing or not valid.',
    fields,
  )
}

/** Parses the query, like a body. Rejects repeated parameters. */
export function readQuery<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const isRepeated = Object.values(c.req.queries()).some((values) => values.length > 1)
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success && !isRepeated) return parsed.data
  const fields = fieldsOf(parsed.error, 'query')
  throw new RefusedCall(400, 'invalid_query', 'Some parameters of the request are not valid.', fields)
}

function fieldsOf(error: z.core.$ZodError | undefined, nameOfInput: string): Record<string, string> {
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || nameOfInput, message]))
}
