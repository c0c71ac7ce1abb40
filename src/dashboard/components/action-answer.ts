import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Why a form was rejected, on a page with several forms. Contains the form values. */
export type ActionAnswer<Intent extends string> =
  | { outcome: 'invalid'; intent: Intent; fieldErrors: FieldErrors; values: Record<string, string> }
  | { outcome: 'changed' | 'not_allowed'; intent: Intent; values: Record<string, string> }
  | { outcome: 'unreachable' }

/** The reasons that read the same on every page. Each page adds its own. */
export const notDone = {
  invalid: 'Not done. Please fix the highlighted fields.',
  unreachable: noAnswerSentence,
} as const

/** The part of the last answer for one form, if it was about that form. */
export interface AnsweredFields {
  isOpen: boolean
  of(name: string): { name: string; defaultValue?: string | undefined; error?: string | undefined }
}

export function answeredFields<Intent extends string>(
  intent: Intent,
  answer: ActionAnswer<Intent> | undefined,
): AnsweredFields {
  const mine = answer && answer.outcome !== 'unreachable' && answer.intent === intent ? answer : undefined
  const errors = mine?.outcome === 'invalid' ? mine.fieldErrors : {}
  return {
    isOpen: mine !== undefined,
    of: (name) => ({ name, defaultValue: mine?.values[name], error: errors[name] }),
  }
}

/** For `shouldRevalidate`: after a 409 the page shows the answer and also reloads its outdated data. */
export function reloadsWhenChanged({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
