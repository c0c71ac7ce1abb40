import { noAnswerSentence } from '#dashboard/components/unreachable.ts'
import type { ProposalIntent } from '#dashboard/proposals/proposal-actions.forms.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Why an action was rejected, with the form values. */
export type ProposalAnswer =
  | {
      outcome: 'invalid' | 'changed' | 'record_changed' | 'not_accepted' | 'own'
      intent: ProposalIntent
      fieldErrors: FieldErrors
      values: Record<string, string>
    }
  | { outcome: 'unreachable' }

const done: Record<ProposalIntent | 'submit', string> = {
  submit: 'Submitted. Staff decide on it, and say here what they decided.',
  approve: 'Approved. The shop shows it within a second.',
  return: 'Sent back, with what to change.',
  reject: 'Rejected, with the reason.',
  'take-back': 'Taken back. You can change it and submit it again.',
  withdraw: 'Withdrawn.',
}

/** The confirmation shown after an action. */
export function doneWords(text: string | null): string | null {
  return Object.entries(done).find(([intent]) => intent === text)?.[1] ?? null
}

export function notDecidedWords({ outcome }: ProposalAnswer): string {
  switch (outcome) {
    case 'invalid':
      return 'Nothing was decided. Please fix the highlighted field.'
    case 'changed':
      return 'Nothing was decided, because the proposal has changed since you opened this page. What it is now is below. What you typed is still there.'
    case 'record_changed':
      return 'Nothing was approved, because the record in the shop has changed since you opened this page. What differs now is below. Please look again.'
    case 'not_accepted':
      return 'Nothing was approved: the catalog does not accept it as it is.'
    case 'own':
      return 'Nothing was decided: you belong to this seller, so somebody else decides.'
    case 'unreachable':
      return noAnswerSentence
  }
}
