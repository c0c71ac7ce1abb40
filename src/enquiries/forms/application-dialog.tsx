import { EnquiryDialog } from '#enquiries/forms/enquiry-dialog.tsx'
import { fetchedEarly } from '#ui/dialogs/lazy-dialog.tsx'

export type ApplicationKind = 'silo_application' | 'fund_application' | 'job_application'

type ApplicationDialogProps = {
  kind: ApplicationKind
  /** The silo, funding path or work that the visitor applies for. The title contains it. */
  subject: string
  open: boolean
  onClose: () => void
}

/** A short application form in a dialog (product: enquiries 5). */
export function ApplicationDialog({ kind, subject, open, onClose }: ApplicationDialogProps) {
  return (
    <EnquiryDialog
      open={open}
      onClose={onClose}
      title={`${titles[kind]}: ${subject}`}
      load={loadApplicationForm}
    >
      {({ ApplicationForm }, progress) => <ApplicationForm kind={kind} subject={subject} {...progress} />}
    </EnquiryDialog>
  )
}

/** Props of the button that opens the dialog. */
export const applicationOpener = { 'aria-haspopup': 'dialog', ...fetchedEarly(loadApplicationForm) } as const

function loadApplicationForm() {
  return import('#enquiries/forms/application-form.tsx')
}

const titles: Record<ApplicationKind, string> = {
  silo_application: 'Join',
  fund_application: 'Apply',
  job_application: 'Work with us',
}
