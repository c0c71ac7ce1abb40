import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Honeypot, useFillTime } from '#enquiries/forms/honeypot.tsx'
import { sendForm } from '#enquiries/forms/send-enquiry.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { EmailField } from '#ui/forms/field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

interface WaitlistFormProps {
  list: string
  page: string
  label?: string
}

/** A form to join a waitlist. Works without JavaScript (product: enquiries 7). */
export function WaitlistForm({ list, page, label = 'Join the waitlist' }: WaitlistFormProps) {
  const [parameters] = useSearchParams()
  const fillTime = useFillTime()
  const [joined, setJoined] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const { attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema)
  /** Whether the form was sent without JavaScript and led back here with this result. */
  const ledBack = (result: 'joined' | 'failed') => parameters.get(result) === list

  async function join({ fields }: FilledIn<unknown>): Promise<void> {
    setFailure('')
    const fill_milliseconds = await fillTime()
    const sent = await sendForm(`/api/waitlists/${list}`, { ...fields, fill_milliseconds })
    if (sent.ok) return setJoined(fields['email'] ?? '')
    showFieldErrors(sent.fieldErrors)
    setFailure(sent.message)
  }

  if (joined !== null || ledBack('joined')) {
    return (
      <div ref={joined === null ? null : takeFocus} tabIndex={-1}>
        <Banner tone="success" title="You’re on the list">
          We’ll only email {joined || 'you'} when it launches. Our first email says how to leave the list.
        </Banner>
      </div>
    )
  }
  const error = failure || (ledBack('failed') ? notJoinedSentence : '')
  return (
    <form
      {...attributes}
      action={`/api/waitlists/${list}`}
      aria-label={label}
      className="grid max-w-form gap-3"
      onSubmit={sending(join)}
    >
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <EmailField name="email" placeholder="name@company.com" required error={fieldErrors['email']} />
        <Button type="submit" busy={busy} busyLabel="Sending…" className="min-h-12 sm:mt-7.5">
          {label}
        </Button>
      </div>
      {error && <Banner tone="error">{error}</Banner>}
    </form>
  )
}

async function loadSchema() {
  return (await import('#enquiries/enquiries.forms.ts')).waitlistForm
}

const notJoinedSentence = 'You’re not on the list yet. Please check your email address and try again.'
