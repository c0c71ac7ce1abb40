import { Form } from 'react-router'
import type { EnquiryActionAnswer } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { SelectField, TextArea } from '#ui/forms/field.tsx'

interface AnswerFormProps {
  enquiry: { name: string; email: string; phone: string }
  /** Whether the sender left an email address. Sellers never see the address itself. */
  canAnswer: boolean
  /** The number of messages in the thread when the page was rendered. */
  seen: number
  answer: EnquiryActionAnswer | undefined
}

/** Answers an inquiry by mail, also without JavaScript; errors keep the text (product: dashboard 96, 97). */
export function AnswerForm({ enquiry, canAnswer, seen, answer }: AnswerFormProps) {
  if (!canAnswer) {
    return <p className="work-box">No email address. Call {enquiry.phone} and add a note about the call.</p>
  }
  const fields = answeredFields('answer', answer)
  const { defaultValue: after = 'waiting', ...afterField } = fields.of('after')
  return (
    <Form method="post" noValidate aria-label="Answer" className="work-box" data-shortcut="edit">
      <TextArea
        label={`Answer to ${enquiry.email || enquiry.name}`}
        rows={8}
        required
        {...fields.of('text')}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField label="After sending" defaultValue={after} {...afterField}>
          <option value="waiting">Wait for a reply</option>
          <option value="done">Done</option>
          <option value="open">Keep it open</option>
        </SelectField>
        <input type="hidden" name="seen" value={seen} />
        <SubmitButton intent="answer" variant="primary">
          Send the answer
        </SubmitButton>
      </div>
    </Form>
  )
}
