import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type * as z from 'zod/mini'
import type { EnquiryProgress } from '#enquiries/forms/enquiry-dialog.tsx'
import { Honeypot, useFillTime } from '#enquiries/forms/honeypot.tsx'
import { messageDraftKey } from '#ui/forms/message-draft-key.ts'
import { useKnownCustomer } from '#enquiries/forms/use-known-customer.ts'
import { sendForm } from '#enquiries/forms/send-enquiry.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

type FormProps = {
  loadSchema: () => Promise<z.ZodMiniType>
  /** Values sent without an input field: `kind`, `subject`. */
  hiddenValues: Record<string, string>
  page?: string | undefined
  lead: ReactNode
  submitLabel: string
  children: (field: (name: string) => { name: string; error: string | undefined }) => ReactNode
}

type EnquiryFormProps = FormProps &
  EnquiryProgress & {
    /** The message after the inquiry was stored, with what happens next. */
    thanks: { title: string; text: ReactNode }
  }

/** The content of an <EnquiryDialog>: first the form, then the thank-you message. */
export function EnquiryForm({ sent, onSent, onDone, thanks, ...form }: EnquiryFormProps) {
  if (!sent) return <UnsentForm {...form} onSent={onSent} />
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-6">
      <Banner tone="success" title={thanks.title}>
        {thanks.text}
      </Banner>
      <Button variant="secondary" onClick={onDone} className="justify-self-start">
        Done
      </Button>
    </div>
  )
}

function UnsentForm(props: FormProps & Pick<EnquiryProgress, 'onSent'>) {
  const { loadSchema, hiddenValues, lead, submitLabel, children, onSent } = props
  const { pathname } = useLocation()
  const fillTime = useFillTime()
  const [failure, setFailure] = useState({ title: '', message: '' })
  const { form, attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema)
  useFormDraft(form, messageDraftKey, `#${hiddenValues['kind'] ?? ''}${hiddenValues['product'] ?? ''}`)
  useKnownCustomer(form)

  async function send({ fields }: FilledIn<unknown>): Promise<void> {
    setFailure({ title: '', message: '' })
    const sent = await sendForm('/api/enquiries', { ...fields, fill_milliseconds: await fillTime() })
    if (sent.ok) return onSent(fields)
    showFieldErrors(sent.fieldErrors)
    setFailure(sent)
  }

  return (
    <form {...attributes} className="grid gap-5" onSubmit={sending(send)}>
      <p className="text-ink-soft">{lead}</p>
      {Object.entries({ ...hiddenValues, page: props.page ?? pathname }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
      {children((name) => ({ name, error: fieldErrors[name] }))}
      {failure.message && (
        <Banner tone="error" title={failure.title}>
          {failure.message} What you wrote is still here.
        </Banner>
      )}
      <Button type="submit" size="large" busy={busy} busyLabel="Sending…">
        {submitLabel}
      </Button>
    </form>
  )
}
