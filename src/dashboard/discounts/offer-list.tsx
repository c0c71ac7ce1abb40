import {
  answeredFields,
  type ActionAnswer,
  type AnsweredFields,
} from '#dashboard/components/action-answer.ts'
import type { OfferState, ProductOffer } from '#catalog/offers/offer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { formatMoney } from '#lib/money.ts'
import { TextArea } from '#ui/forms/field.tsx'
import { dayOfMoment } from '#lib/days.ts'

interface OfferListProps {
  offers: readonly ProductOffer[]
  may: { plan: boolean; decide: boolean }
  answer: ActionAnswer<string> | undefined
}

const states: Record<OfferState, [tone: StatusTone, label: string]> = {
  submitted: ['waiting', 'Waiting for approval'],
  rejected: ['bad', 'Rejected'],
  scheduled: ['waiting', 'Planned'],
  running: ['good', 'Running'],
  ended: ['quiet', 'Ended'],
}

const neverStarted: (typeof states)[OfferState] = ['quiet', 'Never started']

export function OfferList({ offers, may, answer }: OfferListProps) {
  if (offers.length === 0) return <p className="text-ink-soft">No offers yet.</p>
  return (
    <ul className="grid gap-3" aria-label="Offers" data-rows="">
      {offers.map((offer) => {
        const [tone, label] = offer.state === 'ended' && !offer.hasRun ? neverStarted : states[offer.state]
        const isOpen = offer.state !== 'ended' && offer.state !== 'rejected'
        // Staff approve or reject a proposal. Only the seller can withdraw a proposal.
        const mayEnd = may.plan && isOpen && !(may.decide && offer.state === 'submitted')
        return (
          <li key={`${offer.id} ${offer.state}`} className="work-box">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <strong className="tabular-nums">{formatMoney(offer.price)}</strong>
              <span>
                {dayOf(offer.startsAt)} to {dayOf(new Date(offer.endsAt.getTime() - 1))}
              </span>
              <StatusDot tone={tone}>{label}</StatusDot>
            </p>
            {offer.comment !== '' && <p className="text-ink-soft">{offer.comment}</p>}
            <div className="flex flex-wrap gap-2">
              {may.decide && offer.state === 'submitted' && (
                <Decision id={offer.id} rejection={answeredFields('reject', answer, offer.id)} />
              )}
              {mayEnd && <End id={offer.id} state={offer.state} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function End({ id, state }: Pick<ProductOffer, 'id' | 'state'>) {
  const { label, question, button } = endWords[state] ?? cancelWords
  return (
    <ActionPanel label={label} variant="quiet" question={question}>
      <SubmitButton intent="end" of={id} variant="danger">
        {button}
      </SubmitButton>
    </ActionPanel>
  )
}

const cancelWords = {
  label: 'Cancel…',
  question: 'Cancel this offer? The price stays as it is.',
  button: 'Cancel the offer',
}

const endWords: Partial<Record<OfferState, typeof cancelWords>> = {
  submitted: {
    label: 'Take back…',
    question: 'Take back this proposal? The price stays as it is.',
    button: 'Take it back',
  },
  running: {
    label: 'End…',
    question: 'End this offer? The old price comes back right away.',
    button: 'End the offer',
  },
}

function Decision({ id, rejection }: { id: string; rejection: AnsweredFields }) {
  return (
    <>
      <ActionPanel label="Approve…" variant="primary" shortcut="approve" question="Approve this offer?">
        <SubmitButton intent="approve" of={id} variant="primary">
          Approve the offer
        </SubmitButton>
      </ActionPanel>
      <ActionPanel label="Reject…" isOpen={rejection.isOpen} question="Why not? The seller reads this.">
        <TextArea label="Reason" id={`comment-${id}`} rows={2} required {...rejection.of('comment')} />
        <SubmitButton intent="reject" of={id} variant="danger">
          Reject the offer
        </SubmitButton>
      </ActionPanel>
    </>
  )
}

function dayOf(moment: Date): string {
  return shortDay(dayOfMoment(moment))
}
