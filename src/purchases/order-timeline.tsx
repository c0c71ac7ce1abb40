import { timelineOf, type TimelineEntry } from '#orders/order-timeline.ts'
import { dateAndTime } from '#orders/times.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { AlertIcon, CheckIcon } from '#ui/icons/icons-interface.tsx'
import { ClockIcon } from '#ui/icons/icons-orders.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** The past steps with their times, then the expected steps. */
export function OrderTimeline({ order, timeZone }: { order: OrderAnswer; timeZone?: string }) {
  return (
    <ol aria-label="Order history" className="grid gap-3">
      {timelineOf(order).map((entry, index) => (
        <li key={`${index} ${entry.label}`} className="flex gap-3">
          <Mark state={entry.state} />
          <div className={entry.at === null ? 'text-ink-soft' : ''}>
            <p>
              <span className={entry.state === 'later' ? '' : 'font-semibold'}>{entry.label}</span>
              <When {...entry} {...(timeZone !== undefined && { timeZone })} />
            </p>
            {entry.note && (
              <p className="text-sm text-ink-soft">
                <Unbroken text={entry.note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function When({ at, state, timeZone }: TimelineEntry & { timeZone?: string }) {
  if (at === null) return <span className="text-sm"> {state === 'next' ? 'is next' : 'to come'}</span>
  return (
    <time dateTime={at} className="block text-sm text-ink-soft tabular-nums">
      {dateAndTime(at, timeZone)}
    </time>
  )
}

function Mark({ state }: Pick<TimelineEntry, 'state'>) {
  if (state === 'done') return <CheckIcon className="mt-0.5 size-5 text-teal" />
  if (state === 'failed') return <AlertIcon className="mt-0.5 size-5 text-red" />
  return <ClockIcon className={`mt-0.5 size-5 ${state === 'next' ? 'text-accent-text' : 'text-ink-faint'}`} />
}
