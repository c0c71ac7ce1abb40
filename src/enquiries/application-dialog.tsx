import { fundForm, jobForm, siloForm } from '#enquiries/enquiries.forms.ts'
import { EnquiryDialog } from '#enquiries/enquiry-dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

type ApplicationKind = 'silo_application' | 'fund_application' | 'job_application'

type ApplicationDialogProps = {
  kind: ApplicationKind
  /** The silo, the funding path or the work that the visitor applies to; shown in the title. */
  subject: string
  open: boolean
  onClose: () => void
}

/** A short application, kept as an enquiry (decisions §6). */
export function ApplicationDialog({ kind, subject, open, onClose }: ApplicationDialogProps) {
  const words = wordsOf[kind]
  return (
    <EnquiryDialog
      open={open}
      onClose={onClose}
      title={`${words.title}: ${subject}`}
      lead={words.lead}
      schema={words.schema}
      carried={{ kind, subject }}
      submitLabel="Send application"
      thanks={{
        title: 'Your application has reached us',
        text: `We read it and answer by email, to the address that you gave. You applied to: ${subject}.`,
      }}
    >
      {(faults) => (
        <>
          <TextField label="Name" name="name" autoComplete="name" required error={faults['name']} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            error={faults['email']}
          />
          {kind === 'fund_application' && (
            <>
              <TextField
                label="Company"
                name="company"
                autoComplete="organization"
                error={faults['company']}
              />
              <TextField
                label="Amount asked"
                hint="In US dollars, if you have one in mind."
                name="amount"
                autoComplete="off"
                error={faults['amount']}
              />
            </>
          )}
          <TextArea label={words.message} name="message" required error={faults['message']} />
        </>
      )}
    </EnquiryDialog>
  )
}

const wordsOf = {
  silo_application: {
    title: 'Join',
    lead: 'Tell the silo who you are and what you would add to it.',
    message: 'What you bring',
    schema: siloForm,
  },
  fund_application: {
    title: 'Apply',
    lead: 'A few lines are enough for a first answer. No documents are needed yet.',
    message: 'What it is for',
    schema: fundForm,
  },
  job_application: {
    title: 'Work with us',
    lead: 'Tell us what you do well and what you would like to do here.',
    message: 'Your work',
    schema: jobForm,
  },
}
