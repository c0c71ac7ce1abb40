import { Link, redirect, useSearchParams } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { answeredFields, rejectedAnswer, type ActionAnswer } from '#dashboard/components/action-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { actorOf, notFound, openPage, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import {
  approveApplication,
  declineApplication,
  type ApplicationContext,
} from '#enquiries/inbox/seller-applications.commands.server.ts'
import {
  openApplications,
  type SellerApplication,
} from '#enquiries/inbox/seller-applications.queries.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/applications.page.ts'
import * as z from 'zod/mini'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'

export const meta = dashboardMeta('Applications to sell', 'Applications to sell here.')

/** Applications to sell that need a decision (product: dashboard 48). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'applications.decide')
  return {
    applications: await openApplications(db),
    mayAsk: isAllowedForStaff(viewer, 'enquiries.answer'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now, environment } = await openPage({ request, context }, 'applications.decide')
  const values = await formTexts(request)
  const parsed = applicationForm.safeParse(values)
  const { intent = '' } = values
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  // Approving grants a role, because it invites a member (product: dashboard 10).
  if (parsed.data.intent === 'approve')
    requireFreshFactor({ request, context }, viewer, Object.entries(values))
  const needs: ApplicationContext = {
    actor: actorOf(viewer),
    now,
    company: environment.CONTACT_EMAIL,
    publicUrl: environment.PUBLIC_URL,
    jobs: mailQueueOf(context),
    authSecret: environment.AUTH_SECRET,
  }
  const { of: id } = parsed.data
  const outcome =
    parsed.data.intent === 'approve'
      ? await approveApplication(db, needs, { id, name: parsed.data.name })
      : await declineApplication(db, needs, { id, reason: parsed.data.reason })
  switch (outcome.state) {
    case 'approved':
      return redirect(`/dashboard/sellers/applications?approved=${outcome.sellerId}`)
    case 'declined':
      return redirect('/dashboard/sellers/applications?declined=1')
    case 'missing':
      throw notFound()
    case 'decided_already':
      return rejectedAnswer('changed', intent, values)
    case 'invalid':
      return rejectedAnswer('invalid', intent, values, outcome.fieldErrors)
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export default function ApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, mayAsk } = loaderData
  const [parameters] = useSearchParams()
  const approved = parameters.get('approved')
  const values = Object.fromEntries(parameters)
  const entered = { outcome: 'invalid', intent: values['intent'] ?? '', values, fieldErrors: {} } as const
  const answer = useCurrentAnswer(actionData) ?? (parameters.has('interrupted') ? entered : undefined)
  return (
    <>
      <BackLink to="/dashboard/sellers">Sellers</BackLink>
      <PageHeading title="Applications to sell" lead="Applications to sell here, oldest first." />
      <Outcome problem={answer?.outcome === 'changed' && 'Someone else already decided on it.'}>
        {!actionData && approved !== null && (
          <Banner tone="success" title="Approved. We’ve emailed the applicant an invitation.">
            Next:{' '}
            <Link to={`/dashboard/sellers/${approved}/standing`} className="underline">
              verify the seller
            </Link>
            , when its checks are done.
          </Banner>
        )}
        {!actionData && parameters.has('declined') && (
          <Banner tone="success">Declined. We’ve emailed the reason.</Banner>
        )}
      </Outcome>
      {applications.length === 0 ? (
        <EmptyState title="No open applications">New applications to sell show up here.</EmptyState>
      ) : (
        <ul className="grid gap-3" data-rows="">
          {applications.map((application) => (
            <ApplicationItem key={application.id} application={application} mayAsk={mayAsk} answer={answer} />
          ))}
        </ul>
      )}
    </>
  )
}

const applicationForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), of: z.string(), name: z.string() }),
  z.object({
    intent: z.literal('decline'),
    of: z.string(),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the reason.'),
        z.maxLength(2_000, 'Use at most 2,000 characters.'),
      ),
  }),
])

interface ApplicationItemProps {
  application: SellerApplication
  /** Whether the viewer may answer the inquiry of the applicant. */
  mayAsk: boolean
  answer: ActionAnswer<string> | undefined
}

/** An application with its two possible decisions. Both ask for confirmation. */
function ApplicationItem({ application, mayAsk, answer }: ApplicationItemProps) {
  const { id, name, email, company, site, subject, message, createdAt } = application
  return (
    <li className="form-section">
      <h2 className="work-title">{company}</h2>
      <Facts>
        <Fact name="Who">
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Website">{site}</Fact>
        <Fact name="Sells">{subject}</Fact>
        <Fact name="Applied">
          <Moment at={createdAt} />
        </Fact>
      </Facts>
      <p className="thread-text">{message}</p>
      {mayAsk && (
        <p>
          <Link to={`/dashboard/enquiries/${id}`} className="underline">
            Ask them something first
          </Link>
        </p>
      )}
      <Decisions application={application} answer={answer} />
    </li>
  )
}

function Decisions({ application, answer }: Pick<ApplicationItemProps, 'application' | 'answer'>) {
  const { id, email, company } = application
  const approval = answeredFields('approve', answer, id)
  const decline = answeredFields('decline', answer, id)
  const { defaultValue = company, ...name } = approval.of('name')
  return (
    <div className="grid max-w-lg gap-2">
      <ActionPanel
        label="Approve…"
        variant="primary"
        shortcut="approve"
        isOpen={approval.isOpen}
        question={`Make ${company} a seller, and invite ${email} as its admin?`}
      >
        <TextField
          label="Name of the seller"
          id={`name-${id}`}
          required
          hint="The page address comes from it and never changes."
          defaultValue={defaultValue}
          {...name}
        />
        <SubmitButton intent="approve" of={id} variant="primary">
          Yes, approve {company}
        </SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Decline…"
        isOpen={decline.isOpen}
        question={`Decline the application of ${company}?`}
      >
        <TextArea
          label="Reason"
          id={`reason-${id}`}
          required
          rows={4}
          hint={`We email this to ${email}.`}
          {...decline.of('reason')}
        />
        <SubmitButton intent="decline" of={id} variant="danger">
          Yes, decline it
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}
