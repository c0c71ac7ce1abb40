import { useActionData, Link } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import {
  type EnquiryActionAnswer,
  enquiryDone,
  enquiryNotDone,
} from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { enquiryAction } from '#dashboard/enquiries/enquiry-action.server.ts'
import { EnquirySide } from '#dashboard/enquiries/enquiry-side.tsx'
import { isAllowedIntent, requireInbox } from '#dashboard/enquiries/enquiry-scope.server.ts'
import { AnswerForm } from '#dashboard/enquiries/answer-form.tsx'
import { reloadsWhenChanged, intentOf } from '#dashboard/components/action-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { enquiryReference, type EnquiryMessageKind } from '#enquiries/enquiry-thread.ts'
import {
  answerers,
  enquiryById,
  threadOf,
  type ThreadMessage,
} from '#enquiries/inbox/inbox.queries.server.ts'
import { nextOpenInquiry } from '#enquiries/inbox/open-enquiries.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/enquiry.page.ts'
import { productPath } from '#catalog/products/card-product.ts'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiries-table.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'

export function meta({ params, ...page }: Route.MetaArgs) {
  const title = `Inquiry ${enquiryReference(params.enquiryId)}`
  return dashboardMeta(title, 'One inquiry with its thread.')(page)
}

/** Loads one inquiry with its thread (product: dashboard 95, 96). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, sellers } = await requireInbox({ request, context })
  const isStaff = sellers === null
  const { db } = pageContext(context)
  const found = await enquiryById(db, params.enquiryId, sellers)
  if (!found) throw notFound()
  const [thread, people] = await Promise.all([threadOf(db, found.id), isStaff ? answerers(db) : []])
  return {
    // Sellers answer through the shop, so the sender's contact details are hidden from them.
    enquiry: isStaff ? found : { ...found, email: '', phone: '', company: '' },
    canAnswer: found.email !== '',
    isStaff,
    seen: thread.length,
    thread: isStaff ? thread : thread.filter(({ kind }) => kind !== 'note'),
    people,
    me: viewer.accountId,
    next: await nextOpenInquiry(db, sellers, found.id),
    done: intentOf(enquiryDone, new URL(request.url).searchParams.get('done')),
    mayAnswer: isAllowedIntent(viewer, 'answer', sellers),
    decisionPath:
      found.kind === 'seller_application' &&
      found.state !== 'done' &&
      isAllowedForStaff(viewer, 'applications.decide')
        ? '/dashboard/sellers/applications'
        : null,
  }
}

export const action = enquiryAction

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<EnquiryActionAnswer>())
  const { enquiry, canAnswer, isStaff, seen, thread, people, me, mayAnswer } = loaderData
  const version = `${enquiry.state} ${enquiry.assignedTo} ${seen}`
  return (
    <>
      <EnquiryHeading {...loaderData} answer={answer} />
      <div className="work-page">
        <div className="work-main">
          <EnquiryThread enquiry={enquiry} thread={thread} />
          {mayAnswer && (
            <AnswerForm key={seen} enquiry={enquiry} canAnswer={canAnswer} seen={seen} answer={answer} />
          )}
        </div>
        <div className="work-side">
          <EnquirySide key={version} {...{ enquiry, thread, isStaff, people, me, mayAnswer, answer }} />
        </div>
      </div>
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']
type HeadingProps = LoaderData & { answer: EnquiryActionAnswer | undefined }

function EnquiryHeading({ enquiry, done, next, answer, decisionPath }: HeadingProps) {
  const { id, kind, name, email, phone, state, createdAt, details } = enquiry
  const productId = details['product_id']
  const publish = (
    <>
      {enquiryDone.publish}{' '}
      {productId !== undefined && (
        <Link to={productPath(productId)} reloadDocument className="link">
          See it
        </Link>
      )}
    </>
  )
  return (
    <>
      <BackLink to="/dashboard/enquiries">Inquiries</BackLink>
      <PageHeading
        title={`${enquiryKindLabels[kind]} from ${name || email || phone}`}
        status={<EnquiryStateDot state={state} />}
        subject={{ kind: 'enquiry', id }}
        lead={
          <>
            {enquiryReference(id)}, <Moment at={createdAt} /> UTC
          </>
        }
        action={decisionPath !== null && <ButtonLink to={decisionPath}>Approve or decline</ButtonLink>}
      />
      <Outcome done={{ ...enquiryDone, publish }} problem={answer && enquiryNotDone[answer.outcome]}>
        {next !== null && done !== null && (
          <p>
            <Link to={`/dashboard/enquiries/${next}`} className="link">
              Next open inquiry
            </Link>
          </p>
        )}
      </Outcome>
    </>
  )
}

/** The inquiry and its thread, oldest first (product: dashboard 96). */
function EnquiryThread({ enquiry, thread }: Pick<LoaderData, 'enquiry' | 'thread'>) {
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
