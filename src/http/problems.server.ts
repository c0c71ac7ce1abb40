import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the API: a code for programs, a sentence for people, never a stack trace. */
export interface Problem {
  code: string
  message: string
  fields?: Record<string, string>
}

export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  const body: Problem = fields ? { code, message, fields } : { code, message }
  // `problemPages` turns it into a page for a form post.
  c.set('problem', body)
  return c.json(body, status, { 'cache-control': 'no-store' })
}
