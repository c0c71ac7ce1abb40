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

const done: Record<ProposalIntent | 'submit' | 'kept', string> = {
  submit: 'Submitted. Our team will review it, and you’ll see the decision here.',
  kept: 'It was submitted meanwhile. What you typed is kept: take it back to go on.',
  approve: 'Approved. The shop shows it within a second.',
  return: 'Sent back with your comment.',
  reject: 'Rejected with your reason.',
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
      return 'Not done. Please fix the highlighted field.'
    case 'changed':
      return 'Not done: the proposal changed since you opened this page. Here it is now. Your text is safe.'
    case 'record_changed':
      return 'Not approved: the shop’s version changed since you opened this page. Please check the differences below.'
    case 'not_accepted':
      return 'Not approved: some fields need fixing.'
    case 'own':
      return 'Not done: you belong to this seller, so someone else has to decide.'
    case 'unreachable':
      return noAnswerSentence
  }
}
