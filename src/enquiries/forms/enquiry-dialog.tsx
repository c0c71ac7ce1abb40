import { useState, type ReactNode } from 'react'
import { useSite } from '#site/site.ts'
import { LazyDialog } from '#ui/dialogs/lazy-dialog.tsx'

/** Whether the form in the dialog was sent, with callbacks to change that. */
export interface EnquiryProgress {
  isSent: boolean
  onSent: () => void
  onDone: () => void
}

type EnquiryDialogProps<Part extends object> = {
  open: boolean
  onClose: () => void
  title: string
  load: () => Promise<Part>
  children: (part: Part, progress: EnquiryProgress) => ReactNode
}

/** A short form in a dialog. Closing and reopening the dialog keeps the entered values until the form is sent. */
export function EnquiryDialog<Part extends object>(props: EnquiryDialogProps<Part>) {
  const { open, onClose, title, load, children } = props
  const [isSent, setIsSent] = useState(false)
  const { email } = useSite()

  function close(): void {
    setIsSent(false)
    onClose()
  }

  return (
    <>
      <noscript>
        <p className="page py-4 text-sm text-ink-soft">
          {`${title}: this form needs JavaScript. You can also write to `}
          <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className="underline">
            {email}
          </a>
          .
        </p>
      </noscript>
      <LazyDialog open={open} onClose={close} title={title} load={load}>
        {(part) => children(part, { isSent, onSent: () => setIsSent(true), onDone: close })}
      </LazyDialog>
    </>
  )
}
