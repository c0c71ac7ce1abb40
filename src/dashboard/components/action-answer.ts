import { data } from 'react-router'
import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * Why the server rejected a form, with the entered values. `intent` identifies the form, because a page can
 * have several forms.
 */
export type ActionAnswer<Intent extends string> =
  | { outcome: 'invalid'; intent: Intent; fieldErrors: FieldErrors; values: Record<string, string> }
  | { outcome: 'changed' | 'not_allowed'; intent: Intent; values: Record<string, string> }
  | { outcome: 'unreachable' }

/** Answers a form that changed nothing. */
export function rejectedAnswer<Intent extends string>(answer: ActionAnswer<Intent>) {
  return data(answer, { status: answer.outcome === 'invalid' ? 422 : 409 })
}

/** Answers a form whose fields are invalid. */
export function invalidAnswer<Intent extends string>(
  intent: Intent,
  values: Record<string, string>,
  fieldErrors: FieldErrors,
) {
  return rejectedAnswer<Intent>({ outcome: 'invalid', intent, fieldErrors, values })
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

export function answeredFields<Intent extends string>(
  intent: Intent,
  answer: ActionAnswer<Intent> | undefined,
): AnsweredFields {
  const ownAnswer =
    answer && answer.outcome !== 'unreachable' && answer.intent === intent ? answer : undefined
  const errors = ownAnswer?.outcome === 'invalid' ? ownAnswer.fieldErrors : {}
  return {
    isOpen: ownAnswer !== undefined,
    of: (name) => ({ name, defaultValue: ownAnswer?.values[name], error: errors[name] }),
  }
}

/**
 * Use this as `shouldRevalidate`: after a 409 response, the page shows the answer and also reloads its
 * outdated data.
 */
export function reloadsWhenChanged({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
