import { proposalStateLabel, type ProposalState } from '#catalogue/proposals/proposal-state.ts'
import { StatusDot, type StatusTone } from '#dashboard/pieces/status-dot.tsx'

const tones: Record<ProposalState, StatusTone> = {
  draft: 'quiet',
  submitted: 'waiting',
  returned: 'bad',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
}

export function ProposalStateDot({ state }: { state: ProposalState }) {
  return <StatusDot tone={tones[state]}>{proposalStateLabel(state)}</StatusDot>
}
