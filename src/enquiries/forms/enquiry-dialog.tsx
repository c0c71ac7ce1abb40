import { useState, type ReactNode } from 'react'
import { useSite } from '#site/site.ts'
import { LazyDialog } from '#ui/dialogs/lazy-dialog.tsx'

/** The fields of the form in the dialog once they were sent, with callbacks to change that. */
export interface EnquiryProgress {
  sent: Readonly<Record<string, string>> | null
  onSent: (fields: Readonly<Record<string, string>>) => void
  onDone: () => void
}

type EnquiryDialogProps<Part extends object> = {
  open: boolean
  onClose: () => void
  title: string
  load: () => Promise<Part>
  /** Whether the button is a link that leads to another form without JavaScript. */
  worksWithoutScript?: boolean
  children: (part: Part, progress: EnquiryProgress) => ReactNode
}

/** A short form in a dialog. Closing and reopening the dialog keeps the entered values until the form is sent. */
export function EnquiryDialog<Part extends object>(props: EnquiryDialogProps<Part>) {
  const { open, onClose, title, load, worksWithoutScript = false, children } = props
  const [sent, setSent] = useState<EnquiryProgress['sent']>(null)
  const { email } = useSite()

  function close(): void {
    setSent(null)
    onClose()
  }

  return (
    <>
      {!worksWithoutScript && (
        <noscript>
          <p className="page py-4 text-sm text-ink-soft">
            {`${title}: this form needs JavaScript. You can also write to `}
            <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className="underline">
              {email}
            </a>
            .
          </p>
        </noscript>
      )}
      <LazyDialog open={open} onClose={close} title={title} load={load}>
        {(part) => children(part, { sent, onSent: setSent, onDone: close })}
      </LazyDialog>
    </>
  )
}
