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
      {(fieldErrors) => (
        <>
          <TextField label="Name" name="name" autoComplete="name" required error={fieldErrors['name']} />
          <EmailField name="email" required error={fieldErrors['email']} />
          {kind === 'fund_application' && (
            <>
              <TextField
                label="Company"
                name="company"
                autoComplete="organization"
                error={fieldErrors['company']}
              />
              <TextField
                label="Amount requested"
                hint="In US dollars, if you have a number in mind."
                name="amount"
                autoComplete="off"
                error={fieldErrors['amount']}
              />
            </>
          )}
          <TextArea label={words.message} name="message" required error={fieldErrors['message']} />
        </>
      )}
    </EnquiryForm>
  )
}

const wordsOf = {
  silo_application: {
    lead: 'Tell the silo who you are and what you bring.',
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
