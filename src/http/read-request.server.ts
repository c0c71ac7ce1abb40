import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { problem } from '#http/problems.server.ts'

type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** Parses a JSON body. For invalid input, returns a 4xx response that explains how to fix it. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return failed(problem(c, 415, 'json_expected', 'Send the request body as application/json.'))
  }
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch (error) {
    if (error instanceof SyntaxError) {
      return failed(problem(c, 400, 'malformed_json', 'The request body is not valid JSON.'))
    }
    throw error
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields = fieldsOf(parsed.error, 'body')
  return failed(
    problem(c, 422, 'invalid_request', 'Some fields of the request are missing or not valid.', fields),
  )
}

/** Parses the query. Rejects repeated parameters. */
export function readQuery<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Read<z.output<Schema>> {
  const isRepeated = Object.values(c.req.queries()).some((values) => values.length > 1)
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success && !isRepeated) return { ok: true, value: parsed.data }
  const fields = fieldsOf(parsed.error, 'query')
  return failed(problem(c, 400, 'invalid_query', 'Some parameters of the request are not valid.', fields))
}

function fieldsOf(error: z.core.$ZodError | undefined, nameOfInput: string): Record<string, string> {
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || nameOfInput, message]))
}

function failed(response: Response): { ok: false; response: Response } {
  return { ok: false, response }
}
