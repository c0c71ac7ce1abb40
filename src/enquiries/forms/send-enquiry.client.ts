import type { FieldErrors } from '#lib/field-errors.ts'
import { problemSchema } from '#lib/problem.ts'
import { parsed } from '#lib/schema.ts'

export type Sent = { ok: true } | { ok: false; title: string; message: string; fieldErrors: FieldErrors }

/**
 * Sends a form to the API. Returns errors and lost connections as a message to the visitor. There is no time
 * limit, because a visitor who sends the form again could send it twice.
 */
export async function sendForm(address: string, form: Record<string, unknown>): Promise<Sent> {
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
  } catch {
    return failed('We couldn’t connect. Please check your connection and try again.')
  }
  if (response.ok) return { ok: true }
  const problem = parsed(problemSchema, await response.json().catch(() => null))
  if (problem?.code === 'unconfirmed') return { ...failed(problem.message), title: 'No response yet' }
  return problem
    ? { ...failed(problem.message), fieldErrors: problem.fields }
    : failed('We couldn’t save this just now. Please try again in a few minutes.')
}

function failed(message: string) {
  return { ok: false as const, title: 'This wasn’t sent', message, fieldErrors: {} }
}
