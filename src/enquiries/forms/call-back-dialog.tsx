import { EnquiryDialog } from '#enquiries/forms/enquiry-dialog.tsx'
import { fetchedEarly } from '#ui/dialogs/lazy-dialog.tsx'

type CallBackDialogProps = { open: boolean; onClose: () => void; page?: string }

/** A callback is stored as an inquiry (product: enquiries 6). */
export function CallBackDialog({ open, onClose, page }: CallBackDialogProps) {
  return (
    <EnquiryDialog open={open} onClose={onClose} title="Request a call back" load={loadCallBackForm}>
      {({ CallBackForm }, progress) => <CallBackForm page={page} {...progress} />}
    </EnquiryDialog>
  )
}

/** Props of the button that opens it. */
export const callBackOpener = fetchedEarly(loadCallBackForm)

function loadCallBackForm() {
  return import('#enquiries/forms/call-back-form.tsx')
}
