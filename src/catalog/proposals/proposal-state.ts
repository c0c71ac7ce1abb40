/** The states of a proposal, from the first draft to the decision (product: dashboard 40). */
export const proposalStates = ['draft', 'submitted', 'returned', 'approved', 'rejected', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

/** The actions of members, followed by the actions of staff. */
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

/** Returns the next state, or `null` if the state does not allow the action. */
export function nextProposalState(state: ProposalState, action: ProposalAction): ProposalState | null {
  return transitions[action][state] ?? null
}

/** States in which a proposal can still be approved. A record has at most one open proposal. */
export const openProposalStates = ['draft', 'submitted', 'returned'] as const satisfies ProposalState[]

export const proposalStateLabels: Readonly<Record<ProposalState, string>> = {
  draft: 'Draft',
  submitted: 'Waiting for approval',
  returned: 'Sent back',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
