import type { ApplicationKind } from '#enquiries/forms/application-dialog.tsx'
import type { EnquiryProgress } from '#enquiries/forms/enquiry-dialog.tsx'
import { EnquiryForm } from '#enquiries/forms/enquiry-form.tsx'
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx'

type ApplicationFormProps = EnquiryProgress & { kind: ApplicationKind; subject: string }

export function ApplicationForm({ kind, subject, ...progress }: ApplicationFormProps) {
  const words = wordsOf[kind]
  return (
    <EnquiryForm
      {...progress}
      lead={words.lead}
      loadSchema={async () => (await import('#enquiries/enquiries.forms.ts'))[words.schema]}
      hiddenValues={{ kind, subject }}
      submitLabel="Send application"
      thanks={{
        title: 'Your application has reached us',
        text: `We’ll reply by email. You applied to: ${subject}.`,
      }}
    >
      {(field) => (
        <>
          <TextField label="Name" {...field('name')} autoComplete="name" required />
          <EmailField {...field('email')} required />
          {kind === 'fund_application' && (
            <>
              <TextField label="Company" {...field('company')} autoComplete="organization" />
              <TextField
                label="Amount requested"
                hint="In US dollars, if you have a number in mind."
                {...field('amount')}
                autoComplete="off"
              />
            </>
          )}
          <TextArea label={words.message} {...field('message')} required />
        </>
      )}
    </EnquiryForm>
  )
}

const wordsOf = {
  silo_application: {
    lead: 'Tell us who you are and what you bring.',
    message: 'What you bring',
    schema: 'siloForm',
  },
  fund_application: {
    lead: 'A few lines are enough. No documents needed yet.',
    message: 'What it’s for',
    schema: 'fundForm',
  },
  job_application: {
    lead: 'Tell us what you do well and what you’d like to do here.',
    message: 'Your work',
    schema: 'jobForm',
  },
} as const
