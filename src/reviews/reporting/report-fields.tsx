import { fieldOfAnswer, type ReviewFormAnswer } from '#reviews/review-form-answer.ts'
import { reportReasonLabel, reportReasons } from '#reviews/review.ts'
import { SelectField, TextArea } from '#ui/forms/field.tsx'

/** The form for reporting a review (product: reviews 13). */
export function ReportFields({ answer }: { answer: ReviewFormAnswer | undefined }) {
  return (
    <>
      <SelectField label="Reason" required {...fieldOfAnswer(answer, 'reason')}>
        <option value="">Please choose</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reportReasonLabel(reason)}
          </option>
        ))}
      </SelectField>
      <TextArea label="What’s wrong?" required rows={4} maxLength={1000} {...fieldOfAnswer(answer, 'note')} />
    </>
  )
}
