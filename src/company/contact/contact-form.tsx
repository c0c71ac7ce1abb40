import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { contactFailureSentence, type ContactAnswer } from '#company/contact/contact-answer.ts'
import { interests } from '#enquiries/enquiries.ts'
import { Honeypot, useFillTime } from '#enquiries/honeypot.tsx'
import { useKnownCustomer } from '#enquiries/use-known-customer.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/use-checked-form.ts'

const path = '/contact'

/** The contact form with the result of the last submit (product: enquiries 2, 4). Works without JavaScript. */
export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const outcome = useRef<HTMLDivElement>(null)
  const fillTime = useFillTime()
  const { attributes, fieldErrors, sending, showFieldErrors, clear, ...form } = useCheckedForm(loadSchema, {
    given: fieldErrorsOfAnswer(answer),
  })
  const forgetKnownCustomer = useKnownCustomer(form.form)
  const busy = form.busy || navigation.formAction === path
  const values = answer && answer.outcome !== 'received' ? answer.values : {}

  const settle = useEffectEvent((settled: ContactAnswer) => {
    if (settled.outcome === 'invalid') return showFieldErrors(settled.fieldErrors)
    if (settled.outcome === 'received') {
      forgetKnownCustomer()
      clear()
    }
    outcome.current?.focus()
  })
  useEffect(() => {
    if (answer) settle(answer)
  }, [answer])

  async function send({ fields }: FilledIn<unknown>): Promise<void> {
    const filledIn = { ...fields, fill_milliseconds: await fillTime() }
    await submit(filledIn, { method: 'post', action: path, replace: true, preventScrollReset: true })
  }

  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        {answer && !busy && (
          <div className="pb-7">
            <Outcome answer={answer} />
          </div>
        )}
      </div>
      <form
        {...attributes}
        action={path}
        aria-label="Contact"
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={sending(send)}
      >
        <input type="hidden" name="kind" value="contact" />
        <input type="hidden" name="page" value={path} />
        <Honeypot />
        <TextField
          label="First Name"
          name="first_name"
          autoComplete="given-name"
          required
          defaultValue={values['first_name']}
          error={fieldErrors['first_name']}
        />
        <TextField
          label="Last Name"
          name="last_name"
          autoComplete="family-name"
          required
          defaultValue={values['last_name']}
          error={fieldErrors['last_name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values['email']}
          error={fieldErrors['email']}
          className="sm:col-span-2"
        />
        <TextField
          label="Company"
          name="company"
          autoComplete="organization"
          defaultValue={values['company']}
          error={fieldErrors['company']}
        />
        <SelectField
          label="I am interested in"
          name="interest"
          defaultValue={values['interest'] ?? ''}
          error={fieldErrors['interest']}
        >
          <option value="">Choose one (optional)</option>
          {interests.map((interest) => (
            <option key={interest}>{interest}</option>
          ))}
        </SelectField>
        <TextArea
          label="Project description"
          hint="What you want to build, who it is for, and by when."
          name="message"
          required
          rows={7}
          defaultValue={values['message']}
          error={fieldErrors['message']}
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <Button type="submit" size="large" busy={busy} busyLabel="Sending...">
            Send message
          </Button>
          <p className="text-sm text-ink-faint">
            <span className="text-accent-text">*</span> Required
          </p>
        </div>
      </form>
    </>
  )
}

async function loadSchema() {
  return (await import('#enquiries/enquiries.forms.ts')).contactForm
}

function fieldErrorsOfAnswer(answer: ContactAnswer | undefined): FieldErrors {
  return answer?.outcome === 'invalid' ? answer.fieldErrors : {}
}

function Outcome({ answer }: { answer: ContactAnswer }) {
  if (answer.outcome === 'received') {
    return (
      <Banner tone="success" title="Your message has reached us">
        <p>Someone on our team will reply by email within 24 hours.</p>
      </Banner>
    )
  }
  if (answer.outcome === 'invalid') {
    return <Banner tone="error" title="Your message was not sent. Please fix the highlighted fields." />
  }
  return (
    <Banner tone="error" title="Your message was not sent">
      <p>{contactFailureSentence(answer)}</p>
    </Banner>
  )
}
