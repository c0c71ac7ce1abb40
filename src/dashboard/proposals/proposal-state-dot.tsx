import { proposalStateLabels, type ProposalState } from '#catalog/proposals/proposal-state.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

const tones: Record<ProposalState, StatusTone> = {
  draft: 'quiet',
  submitted: 'waiting',
  returned: 'bad',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
}

export function ProposalStateDot({ state }: { state: ProposalState }) {
  return <StatusDot tone={tones[state]}>{proposalStateLabels[state]}</StatusDot>
}
