import { Link } from 'react-router'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { SellerApplication } from '#enquiries/inbox/seller-applications.queries.server.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface ApplicationItemProps {
  application: SellerApplication
  /** Whether the viewer may answer the inquiry of the applicant. */
  mayAsk: boolean
  answer: { values: Record<string, string>; fieldErrors: FieldErrors } | undefined
}

/** An application with its two possible decisions. Both ask for confirmation. */
export function ApplicationItem({ application, mayAsk, answer }: ApplicationItemProps) {
  const { id, name, email, company, site, subject, message, createdAt } = application
  const ownAnswer = answer?.values['of'] === id ? answer : undefined
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
      <Decisions application={application} answer={ownAnswer} />
    </li>
  )
}

function Decisions({ application, answer: ownAnswer }: Pick<ApplicationItemProps, 'application' | 'answer'>) {
  const { id, email, company } = application
  const intent = ownAnswer?.values['intent']
  return (
    <div className="grid max-w-lg gap-2">
      <ActionPanel
        label="Approve…"
        variant="primary"
        shortcut="approve"
        isOpen={intent === 'approve'}
        question={`Make ${company} a seller, and invite ${email} as its admin?`}
      >
        <TextField
          label="Name of the seller"
          name="name"
          id={`name-${id}`}
          required
          hint="The page address comes from it and never changes."
          defaultValue={ownAnswer?.values['name'] ?? company}
          error={ownAnswer?.fieldErrors['name']}
        />
        <SubmitButton intent="approve" of={id} variant="primary">
          Yes, approve {company}
        </SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Decline…"
        isOpen={intent === 'decline'}
        question={`Decline the application of ${company}?`}
      >
        <TextArea
          label="Reason"
          name="reason"
          id={`reason-${id}`}
          required
          rows={4}
          hint={`We email this to ${email}.`}
          defaultValue={ownAnswer?.values['reason']}
          error={ownAnswer?.fieldErrors['reason']}
        />
        <SubmitButton intent="decline" of={id} variant="danger">
          Yes, decline it
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}
