import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { problem } from '#http/problems.server.ts'

type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** Parses a JSON body with its schema. Anything else is answered with a 4xx that says what to do. */
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
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  )
  return failed(
    problem(c, 422, 'invalid_request', 'Some fields of the request are missing or not valid.', fields),
  )
}

function failed(response: Response): { ok: false; response: Response } {
  return { ok: false, response }
}
