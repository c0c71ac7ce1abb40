import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the API: a code for programs and a sentence for people, but never a stack trace. */
export interface Problem {
  code: string
  message: string
  fields?: Record<string, string>
}

/** Ends a call with an error answer, from any function that its handler calls. */
export class RefusedCall extends Error {
  readonly answer: (c: Context) => Response

  constructor(status: ContentfulStatusCode, code: string, message: string, fields?: Problem['fields']) {
    super(message)
    this.answer = (c) => problem(c, status, code, message, fields)
  }
}

export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  const body: Problem = fields ? { code, message, fields } : { code, message }
  // If a form was posted, `problemPages` turns the problem into a page.
  c.set('problem', body)
  return c.json(body, status, { 'cache-control': 'no-store' })
}
