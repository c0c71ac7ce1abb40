import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import type { Enquiry } from '#enquiries/enquiries.ts'
import type { EnquiryMessageKind } from '#enquiries/enquiry-thread.ts'
import type { ThreadMessage } from '#enquiries/inbox/inbox.queries.server.ts'

interface EnquiryThreadProps {
  enquiry: Enquiry & { createdAt: Date }
  thread: readonly ThreadMessage[]
}

/** The inquiry and its thread, oldest first (product: dashboard 96). */
export function EnquiryThread({ enquiry, thread }: EnquiryThreadProps) {
  const { name, email, phone, subject, message, createdAt } = enquiry
  const sender = name || email || phone
  return (
    <section>
      <h2 className="work-title">Thread</h2>
      <ol className="thread">
        <li data-kind="reply">
          <p className="thread-head">
            <strong>{sender}</strong> wrote, <Moment at={createdAt} />
          </p>
          <p className="thread-text">{message || subject || 'No message.'}</p>
        </li>
        {thread.map((each) => (
          <li key={each.id} data-kind={each.kind}>
            <p className="thread-head">
              <strong>{each.kind === 'reply' ? sender : (each.author ?? 'Someone who left')}</strong>{' '}
              {verbs[each.kind]}, <Moment at={each.at} />
            </p>
            <p className="thread-text">{each.text}</p>
            {each.mail && <MailState {...each.mail} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const verbs: Record<EnquiryMessageKind, string> = {
  answer: 'answered',
  reply: 'wrote back',
  note: 'noted, for staff only',
  publication: 'published on the product page',
}

function MailState({ state, error }: NonNullable<ThreadMessage['mail']>) {
  if (state === 'sent') return <StatusDot tone="good">Sent</StatusDot>
  if (state === 'failed') {
    return (
      <StatusDot tone="bad">{`We couldn’t send the email${error === null ? '' : `: ${error}`}`}</StatusDot>
    )
  }
  return <StatusDot tone="waiting">On its way</StatusDot>
}
