import type { Permission } from '#account/staff/roles.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

import * as z from 'zod/mini'

/** The actions on a proposal, with the permission that each requires. */
export const proposalActionPermissions = {
  approve: 'proposals.decide',
  return: 'proposals.decide',
  reject: 'proposals.decide',
  'take-back': 'proposals.write',
  withdraw: 'proposals.write',
} as const satisfies Record<string, Permission>

export type ProposalIntent = keyof typeof proposalActionPermissions

const revision = z.coerce.number().check(z.int(), z.positive())

function commentField(missing: string) {
  return z
    ._default(z.string(), '')
    .check(z.trim(), z.minLength(1, missing), z.maxLength(2_000, 'Use at most 2,000 characters.'))
}

export const proposalActionForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('approve'),
    revision,
    /** The version of the live record; empty for a new product. */
    version: z.pipe(
      z.string().check(z.regex(/^\d{0,9}$/)),
      z.transform((text) => (text === '' ? null : Number(text))),
    ),
  }),
  z.object({
    intent: z.literal('return'),
    revision,
    comment: commentField('Say what to change.'),
  }),
  z.object({ intent: z.literal('reject'), revision, comment: commentField('Give the reason.') }),
  z.object({ intent: z.literal('take-back') }),
  z.object({ intent: z.literal('withdraw') }),
])
export type ProposalRequest = z.output<typeof proposalActionForm>

export type ProposalAnswer = ActionAnswer<
  ProposalIntent,
  'changed' | 'record_changed' | 'not_accepted' | 'own'
>

const done: Record<ProposalIntent | 'submit' | 'kept', string> = {
  submit: 'Submitted. Our team will review it, and you’ll see the decision here.',
  kept: 'It was submitted in the meantime. Your input is kept: move the proposal back to draft to continue.',
  approve: 'Approved. The shop shows it within a second.',
  return: 'Sent back with your comment.',
  reject: 'Rejected with your reason.',
  'take-back': 'Moved back to draft. You can change it and submit it again.',
  withdraw: 'Withdrawn.',
}

export function doneWords(text: string | null): string | null {
  return Object.entries(done).find(([intent]) => intent === text)?.[1] ?? null
}

export const proposalNotDone: Readonly<Record<ProposalAnswer['outcome'], string>> = {
  ...notDone,
  invalid: 'Not done. Please fix the highlighted field.',
  changed: 'Not done: the proposal changed since you opened this page. Here it is now. Your text is safe.',
  record_changed:
    'Not approved: the shop’s version changed since you opened this page. Please check the differences below.',
  not_accepted: 'Not approved: some fields need fixing.',
  own: 'Not done: you belong to this seller, so someone else has to decide.',
}
