import { EnquiryDialog } from '#enquiries/forms/enquiry-dialog.tsx'
import type { QuestionFormProps } from '#enquiries/forms/question-form.tsx'

interface QuestionDialogProps extends QuestionFormProps {
  open: boolean
  onClose: () => void
  title: string
  /** Whether the control that opens the dialog leads to another form without JavaScript. */
  worksWithoutScript?: boolean
}

/** A question to a seller about one of its items, in a dialog (product: enquiries 15). */
export function QuestionDialog({
  open,
  onClose,
  title,
  worksWithoutScript = false,
  ...form
}: QuestionDialogProps) {
  return (
    <EnquiryDialog {...{ open, onClose, title, worksWithoutScript }} load={loadQuestionForm}>
      {({ QuestionForm }, progress) => <QuestionForm {...form} {...progress} />}
    </EnquiryDialog>
  )
}

export function loadQuestionForm() {
  return import('#enquiries/forms/question-form.tsx')
}
