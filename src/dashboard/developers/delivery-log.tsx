import { Form } from 'react-router'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { deliveryLogDays, type DeliveryState } from '#developers/webhooks/webhook.ts'
import type { LoggedDelivery } from '#developers/webhooks/webhooks.queries.server.ts'

/** The messages of a webhook with their bodies and the receiver's last responses (product: developers 14). */
export function DeliveryLog({ deliveries }: { deliveries: readonly LoggedDelivery[] }) {
  return (
    <section aria-labelledby="log" className="tall-rows">
      <h2 id="log" className="people-heading">
        Messages of the last {deliveryLogDays} days
      </h2>
      <DataTable
        caption="Messages"
        rows={deliveries}
        empty={<p>No messages yet. Send a test message to try your receiver.</p>}
        columns={[
          { title: 'Event', cell: ({ type }) => <code>{type}</code> },
          { title: 'When (UTC)', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { title: 'State', cell: (delivery) => <DeliveryStateDot delivery={delivery} /> },
          { title: 'Attempts', cell: (delivery) => listedAttempts(delivery).length, isFigure: true },
          { title: 'Answer', cell: ({ status, error }) => error ?? status ?? 'None yet' },
          { title: 'Details', cell: (delivery) => <DeliveryDetails delivery={delivery} /> },
          { title: 'Actions', cell: ({ id }) => <SendAgain id={id} /> },
        ]}
      />
    </section>
  )
}

const words: Record<DeliveryState, { tone: StatusTone; word: string }> = {
  pending: { tone: 'waiting', word: 'Waiting' },
  delivered: { tone: 'good', word: 'Delivered' },
  failed: { tone: 'bad', word: 'Failed' },
  held: { tone: 'quiet', word: 'Held while paused' },
}

function DeliveryStateDot({ delivery: { state, attempts, dueAt } }: { delivery: LoggedDelivery }) {
  const { tone, word } = words[state]
  return (
    <>
      <StatusDot tone={tone}>{word}</StatusDot>
      {state === 'pending' && attempts > 0 && (
        <span className="block text-ink-soft">
          Next attempt: <Moment at={dueAt} />
        </span>
      )}
    </>
  )
}

/** Returns all attempts of a delivery, newest first, including the attempts before 'Send again'. */
function listedAttempts({ attemptedAt, status, error, answer, earlierAttempts }: LoggedDelivery) {
  const last = attemptedAt && { at: attemptedAt.toISOString(), status, error, answer }
  return [...(last ? [last] : []), ...earlierAttempts.toReversed()]
}

function DeliveryDetails({ delivery }: { delivery: LoggedDelivery }) {
  const { messageId, body } = delivery
  const attempts = listedAttempts(delivery)
  return (
    <details>
      <summary className="link">Body and answers</summary>
      <p className="mt-2 text-ink-soft">
        <code>webhook-id: {messageId}</code>
      </p>
      <pre className="mt-2 overflow-x-auto whitespace-pre-wrap">{JSON.stringify(body, null, 2)}</pre>
      {attempts.length > 0 && (
        <ol className="mt-2" aria-label="Attempts, newest first">
          {attempts.map((attempt) => (
            <li key={attempt.at} className="mt-1">
              <span className="text-ink-soft">
                <Moment at={new Date(attempt.at)} />:
              </span>{' '}
              {attempt.error ?? attempt.status}
              {attempt.answer && (
                <pre className="overflow-x-auto whitespace-pre-wrap break-all">{attempt.answer}</pre>
              )}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

function SendAgain({ id }: { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton intent="again" of={id} variant="quiet">
        Send again
      </SubmitButton>
    </Form>
  )
}
