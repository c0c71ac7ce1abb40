import * as z from 'zod/mini'
import type { Permission } from '#account/staff/roles.ts'

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
