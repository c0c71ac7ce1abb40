import type { ProposalAction } from '#catalog/proposals/proposal-state.ts'
import type { ProposalStep } from '#catalog/proposals/proposals.queries.server.ts'
import { Moment } from '#dashboard/components/moment.tsx'

const words: Record<ProposalAction, string> = {
  save: 'Stored',
  submit: 'Submitted',
  'take-back': 'Moved back to draft',
  withdraw: 'Withdrawn',
  approve: 'Approved',
  return: 'Sent back',
  reject: 'Rejected',
}

export function ProposalSteps({ steps }: { steps: readonly ProposalStep[] }) {
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className="work-title">Timeline</h2>
      <ol className="entries">
        {steps.map(({ action, by, at, comment }) => (
          <li key={at.toISOString() + action}>
            <p>
              <strong>{words[action]}</strong>
              {by !== null && ` by ${by}`}
            </p>
            <p className="text-xs text-ink-soft">
              <Moment at={at} />
            </p>
            {comment !== '' && <p className="whitespace-pre-line text-ink-soft">{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
