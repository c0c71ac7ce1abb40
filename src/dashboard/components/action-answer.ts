import { data } from 'react-router'
import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * Why the server rejected a form, with the entered values. `intent` identifies the form, because a page can
 * have several forms. `Outcome` are the reasons other than invalid fields.
 */
export type ActionAnswer<Intent extends string, Outcome extends string = 'changed' | 'not_allowed'> =
  | { outcome: 'invalid' | Outcome; intent: Intent; fieldErrors: FieldErrors; values: Record<string, string> }
  | { outcome: 'unreachable' }

/** Answers a form that changed nothing. The status is 422 if fields have errors. */
export function rejectedAnswer<Intent extends string, Outcome extends string>(
  outcome: Outcome,
  intent: Intent,
  values: Record<string, string>,
  fieldErrors: FieldErrors = {},
) {
  const status = Object.keys(fieldErrors).length > 0 ? 422 : 409
  return data({ outcome, intent, fieldErrors, values }, { status })
}

/** Returns the text of a form or an address if it is a key of `table`. */
export function intentOf<Intent extends string>(
  table: Readonly<Record<Intent, unknown>>,
  text: string | null | undefined,
): Intent | null {
  return (Object.keys(table) as Intent[]).find((intent) => intent === text) ?? null
}

/** Messages that are the same on every page. Each page adds messages for its own outcomes. */
export const notDone = {
  invalid: 'Not done. Please fix the highlighted fields.',
  unreachable: noAnswerSentence,
} as const

/** The entered values and the errors of one form, if the last response was about that form. */
export interface AnsweredFields {
  isOpen: boolean
  of(name: string): { name: string; defaultValue?: string | undefined; error?: string | undefined }
}

/** Returns the fields of a form. `of` distinguishes forms of the page with the same intent. */
export function answeredFields<Intent extends string>(
  intent: Intent,
  answer: ActionAnswer<Intent, string> | undefined,
  of?: string,
): AnsweredFields {
  const isOwn = answer && 'intent' in answer && answer.intent === intent && answer.values['of'] === of
  const own = isOwn ? answer : undefined
  return {
    isOpen: own !== undefined,
    of: (name) => ({ name, defaultValue: own?.values[name], error: own?.fieldErrors[name] }),
  }
}

/** Use this as `shouldRevalidate`: after a 409 response, the page also reloads its outdated data. */
export function reloadsWhenChanged({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
