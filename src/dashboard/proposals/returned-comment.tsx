import type { Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import { Banner } from '#ui/forms/banner.tsx'

/** The comment that staff wrote when they returned or rejected the proposal. */
export function ReturnedComment({ proposal }: { proposal: Pick<Proposal, 'state' | 'steps'> }) {
  const { state, steps } = proposal
  if (state !== 'returned' && state !== 'rejected') return null
  const last = steps.findLast(({ action }) => action === 'return' || action === 'reject')
  if (!last || last.comment === '') return null
  return (
    <Banner
      tone="error"
      title={state === 'returned' ? 'Sent back. Please change this:' : 'Rejected for this reason:'}
    >
      <p className="whitespace-pre-line">{last.comment}</p>
    </Banner>
  )
}
