/** A proposal of a seller, from its first draft to its decision (product: dashboard 40). */
export const proposalStates = ['draft', 'submitted', 'returned', 'approved', 'rejected', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

/** What a seller's members do, and then what staff do. */
export const proposalActions = [
  'save',
  'submit',
  'take-back',
  'withdraw',
  'approve',
  'return',
  'reject',
] as const
export type ProposalAction = (typeof proposalActions)[number]

const transitions: Record<ProposalAction, Partial<Record<ProposalState, ProposalState>>> = {
  save: { draft: 'draft', returned: 'returned' },
  submit: { draft: 'submitted', returned: 'submitted' },
  'take-back': { submitted: 'draft' },
  withdraw: { draft: 'withdrawn', submitted: 'withdrawn', returned: 'withdrawn' },
  approve: { submitted: 'approved' },
  return: { submitted: 'returned' },
  reject: { submitted: 'rejected' },
}

/** The state that follows, or `null` if the action is not allowed in this one. */
export function nextProposalState(state: ProposalState, action: ProposalAction): ProposalState | null {
  return transitions[action][state] ?? null
}

/** What is open can still become part of the shop. A record has at most one open proposal. */
export const openProposalStates = ['draft', 'submitted', 'returned'] as const satisfies ProposalState[]

const words: Record<ProposalState, string> = {
  draft: 'Draft',
  submitted: 'Waiting for approval',
  returned: 'Sent back',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export function proposalStateLabel(state: ProposalState): string {
  return words[state]
}
