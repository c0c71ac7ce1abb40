import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { fieldsOf, type Faults, useFormFaults } from '#enquiries/form-faults.tsx'
import { RobotTrap, useFillTime } from '#enquiries/robot-trap.tsx'
import { sendForm } from '#enquiries/send-enquiry.client.ts'
import { useSite } from '#site/site.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type EnquiryDialogProps = FormProps & { open: boolean; onClose: () => void; title: string }

type FormProps = {
  schema: z.ZodMiniType
  /** What the form carries without asking: `kind`, `subject`. */
  carried: Record<string, string>
  page?: string | undefined
  lead: ReactNode
  submitLabel: string
  /** What happens next, once it is kept. */
  thanks: { title: string; text: ReactNode }
  children: (faults: Faults) => ReactNode
}

/** A short form in a dialog, kept as an enquiry. Closing and opening again keeps what was typed until it is sent. */
export function EnquiryDialog({ open, onClose, title, ...form }: EnquiryDialogProps) {
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
      <Dialog open={open} onClose={close} title={title}>
        {isSent ? (
          <div ref={takeFocus} tabIndex={-1} className="grid gap-6">
            <Banner tone="success" title={form.thanks.title}>
              {form.thanks.text}
            </Banner>
            <Button variant="secondary" onClick={close} className="justify-self-start">
              Done
            </Button>
          </div>
        ) : (
          <DialogForm {...form} onSent={() => setIsSent(true)} />
        )}
      </Dialog>
    </>
  )
}

/** The button that had the focus is gone with the form. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

function DialogForm(props: FormProps & { onSent: () => void }) {
  const { schema, carried, lead, submitLabel, children, onSent } = props
  const { pathname } = useLocation()
  const fillTime = useFillTime()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { faults, handlers, check, show } = useFormFaults(schema)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || !check(form)) return
    setBusy(true)
    setFailure('')
    const fill_milliseconds = await fillTime()
    const sent = await sendForm('/api/enquiries', { ...fieldsOf(form), fill_milliseconds })
    setBusy(false)
    if (sent.ok) return onSent()
    show(form, sent.faults)
    setFailure(sent.message)
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)} {...handlers}>
      <p className="text-ink-soft">{lead}</p>
      {Object.entries({ ...carried, page: props.page ?? pathname }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RobotTrap />
      {children(faults)}
      {failure && (
        <Banner tone="error" title="This is not sent yet">
          {failure} What you wrote is still here.
        </Banner>
      )}
      <Button type="submit" size="large" busy={busy} busyLabel="Sending...">
        {submitLabel}
      </Button>
    </form>
  )
}
