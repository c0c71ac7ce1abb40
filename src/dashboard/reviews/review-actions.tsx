import { Form } from 'react-router'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { ReviewIntent, ReviewActionAnswer } from '#dashboard/reviews/review-actions.forms.ts'
import { reportReasonLabels, type ReportReason } from '#reviews/review.ts'
import { Options, SelectField, TextArea } from '#ui/forms/field.tsx'
import { optionsFrom } from '#ui/forms/options.ts'

interface ReviewActionsProps {
  actions: readonly ReviewIntent[]
  answer: ReviewActionAnswer | undefined
  reports: readonly { id: string; reason: ReportReason; note: string; at: Date; closedAt: Date | null }[]
  title: string
}

/** The actions that the viewer may perform. All except the answer ask for confirmation. */
export function ReviewActions({ actions, answer, reports, title }: ReviewActionsProps) {
  const decisions = (['close', 'hide', 'publish'] as const).filter((intent) => actions.includes(intent))
  return (
    <>
      {reports.length > 0 && <Reports reports={reports} />}
      {actions.includes('answer') && <AnswerReviewForm answer={answer} />}
      {decisions.length > 0 && (
        <section className="work-box decision-bar" aria-label="Decide">
          {decisions.map((intent) => (
            <DecisionPanel key={intent} {...{ intent, title, answer }} />
          ))}
        </section>
      )}
      {actions.includes('report') && <ReportPanel title={title} answer={answer} />}
    </>
  )
}

function Reports({ reports }: Pick<ReviewActionsProps, 'reports'>) {
  return (
    <section className="work-box">
      <h2 className="work-title">Reports</h2>
      <ul className="grid gap-3">
        {reports.map(({ id, reason, note, at, closedAt }) => (
          <li key={id}>
            <strong>{reportReasonLabels[reason]}</strong>, <Moment at={at} />
            {closedAt && ' (closed)'}
            <p className="thread-text">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Answered = Pick<ReviewActionsProps, 'answer'>

function AnswerReviewForm({ answer }: Answered) {
  const fields = answeredFields('answer', answer)
  return (
    <Form method="post" noValidate aria-label="Answer" className="work-box">
      <TextArea
        label="Answer in public"
        rows={6}
        required
        hint="You can answer once, and you can’t change it later."
        {...fields.of('text')}
      />
      <SubmitButton intent="answer" variant="primary">
        Publish the answer
      </SubmitButton>
    </Form>
  )
}

/** What each decision does, after the title of the review. */
const decisionWords = {
  close: { label: 'Close the reports', effect: 'stays published, and its reports are closed.' },
  hide: { label: 'Hide the review', effect: 'disappears from the shop, and ratings no longer count it.' },
  publish: { label: 'Publish it again', effect: 'is back in the shop, and ratings count it.' },
}

interface DecisionPanelProps extends Answered {
  intent: keyof typeof decisionWords
  title: string
}

function DecisionPanel({ intent, title, answer }: DecisionPanelProps) {
  const fields = answeredFields(intent, answer)
  const { label, effect } = decisionWords[intent]
  return (
    <ActionPanel
      label={`${label}…`}
      variant={intent === 'hide' ? 'danger' : 'secondary'}
      isOpen={fields.isOpen}
      question={`“${title}” ${effect}`}
    >
      <TextArea label="Reason" rows={3} required hint="For the log." {...fields.of('reason')} />
      <SubmitButton intent={intent}>{label}</SubmitButton>
    </ActionPanel>
  )
}

function ReportPanel({ title, answer }: Answered & { title: string }) {
  const fields = answeredFields('report', answer)
  return (
    <section className="work-box" aria-label="Report">
      <ActionPanel
        label="Report the review…"
        isOpen={fields.isOpen}
        question={`Our team will look at “${title}” and decide. Until then it stays up.`}
      >
        <SelectField label="Why" {...fields.of('reason')}>
          <Options of={optionsFrom(reportReasonLabels)} />
        </SelectField>
        <TextArea label="What’s wrong?" rows={3} required {...fields.of('note')} />
        <SubmitButton intent="report">Report the review</SubmitButton>
      </ActionPanel>
    </section>
  )
}
