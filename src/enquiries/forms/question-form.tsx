import type { EnquiryProgress } from '#enquiries/forms/enquiry-dialog.tsx'
import { EnquiryForm } from '#enquiries/forms/enquiry-form.tsx'
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx'

export interface QuestionFormProps {
  product: { id: string; name: string }
  seller: string
  responseHours: number | null
  /** Whether an answer may be published on the page of the item, which only products support. */
  isPublishable: boolean
}

export function QuestionForm({
  product,
  seller,
  responseHours,
  isPublishable,
  ...progress
}: QuestionFormProps & EnquiryProgress) {
  const when = responseHours === null ? 'within a few business days' : `within ${hoursWords(responseHours)}`
  const published = isPublishable ? ' Helpful answers may also show up on this page, without your name.' : ''
  return (
    <EnquiryForm
      {...progress}
      lead={`${seller} usually replies ${when}.`}
      loadSchema={async () => (await import('#enquiries/marketplace-enquiries.forms.ts')).productQuestionForm}
      hiddenValues={{ kind: 'product_question', product: product.id }}
      submitLabel="Send question"
      thanks={{
        title: 'Your question is on its way',
        text: (
          <>
            <q className="mt-1 mb-2 block whitespace-pre-line text-ink">{progress.sent?.['message']}</q>
            {`${seller} usually replies ${when}, to ${progress.sent?.['email']}.${published}`}
          </>
        ),
      }}
    >
      {(field) => (
        <>
          <TextArea label="Your question" {...field('message')} rows={4} required />
          <TextField label="Name" {...field('name')} autoComplete="name" required />
          <EmailField hint="For the reply only. The seller doesn’t see it." {...field('email')} required />
        </>
      )}
    </EnquiryForm>
  )
}

function hoursWords(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}
