import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type * as z from 'zod/mini'
import { notReceivedSentence, type EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { messageDraftKey } from '#ui/forms/message-draft-key.ts'
import { Honeypot, useFillTime } from '#enquiries/forms/honeypot.tsx'
import { useKnownCustomer } from '#enquiries/forms/use-known-customer.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { removeFromTab } from '#lib/stored.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { firstFieldIn } from '#ui/forms/first-field.client.ts'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

export type FieldsOf = (name: string) => { name: string; defaultValue?: string; error?: string }

interface PageEnquiryFormProps {
  label: string
  /** Values sent without an input field. `page` is stored with the inquiry. */
  hiddenValues: { kind: string; page: string }
  /** The path of the action, if it differs from `page`. */
  action?: string
  answer: EnquiryAnswer | undefined
  loadSchema: () => Promise<z.ZodMiniType>
  thanks: { title: string; text: ReactNode }
  /** The label of the link to an empty form after one was sent. */
  againLabel?: string
  submitLabel: string
  className?: string
  children: (field: FieldsOf) => ReactNode
}

/**
 * An inquiry form on a page. After submission, a thank-you message replaces the form; any other result is
 * shown above it. Works without JavaScript (product: enquiries 4, 9).
 */
export function PageEnquiryForm(props: PageEnquiryFormProps) {
  const { label, hiddenValues, answer, loadSchema, submitLabel, className = '', children } = props
  const { action = hiddenValues.page, againLabel = 'Send another message' } = props
  const submit = useSubmit()
  const navigation = useNavigation()
  const outcome = useRef<HTMLDivElement>(null)
  const fillTime = useFillTime()
  const [sentFrom, setSentFrom] = useState('')
  const { attributes, fieldErrors, sending, showFieldErrors, clear, ...form } = useCheckedForm(loadSchema, {
    given: answer?.outcome === 'invalid' ? answer.fieldErrors : {},
  })
  useFormDraft(form.form, messageDraftKey)
  const forgetKnownCustomer = useKnownCustomer(form.form)
  const busy = form.busy || navigation.formAction === action
  const values = answer && answer.outcome !== 'received' ? answer.values : {}
  const isSent = answer?.outcome === 'received' && !busy

  const settle = useEffectEvent((settled: EnquiryAnswer) => {
    if (settled.outcome === 'invalid') return showFieldErrors(settled.fieldErrors)
    if (settled.outcome === 'received') {
      forgetKnownCustomer()
      clear()
      removeFromTab(messageDraftKey)
    }
    outcome.current?.focus()
  })
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (answer) settle(answer)
  }, [answer])
  useEffect(() => {
    // The link to the empty form had the focus and has disappeared.
    if (wasSent.current && !isSent) firstFieldIn(form.form.current)?.focus()
    wasSent.current = isSent
  }, [isSent, form.form])

  async function send({ fields }: FilledIn<unknown>): Promise<void> {
    setSentFrom(fields['email'] ?? '')
    const filledIn = { ...fields, fill_milliseconds: await fillTime() }
    await submit(filledIn, { method: 'post', action, replace: true, preventScrollReset: true })
  }

  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        {answer && !busy && (
          <div className={isSent ? 'grid gap-6' : 'pb-7'}>
            <Outcome answer={answer} thanks={props.thanks} sentFrom={sentFrom} />
            {isSent && (
              <p>
                <ButtonLink to={action} variant="secondary" replace preventScrollReset>
                  {againLabel}
                </ButtonLink>
              </p>
            )}
          </div>
        )}
      </div>
      <form
        {...attributes}
        action={action}
        aria-label={label}
        hidden={isSent}
        className={`grid gap-5 ${className}`}
        onSubmit={sending(send)}
      >
        <input type="hidden" name="kind" value={hiddenValues.kind} />
        <input type="hidden" name="page" value={hiddenValues.page} />
        <Honeypot />
        {children((name) => fieldOf(name, values, fieldErrors))}
        <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="large" busy={busy} busyLabel="Sending…">
            {submitLabel}
          </Button>
          <p className="text-sm text-ink-faint">
            <span className="text-accent-text">*</span> Required
          </p>
        </div>
      </form>
    </>
  )
}

/** A `clientAction` returns this if the connection was lost, so that the page keeps the entered values. */
export function lostConnection(): EnquiryAnswer {
  return { outcome: 'unreachable', values: {} }
}

function fieldOf(name: string, values: Record<string, string>, errors: FieldErrors) {
  const value = values[name]
  const error = errors[name]
  return { name, ...(value !== undefined && { defaultValue: value }), ...(error && { error }) }
}

interface OutcomeProps extends Pick<PageEnquiryFormProps, 'thanks'> {
  answer: EnquiryAnswer
  /** The entered email; empty without JavaScript. */
  sentFrom: string
}

function Outcome({ answer, thanks, sentFrom }: OutcomeProps) {
  if (answer.outcome === 'received') {
    return (
      <Banner tone="success" title={thanks.title}>
        <p>{thanks.text}</p>
        {sentFrom !== '' && <p>The reply will come to {sentFrom}.</p>}
      </Banner>
    )
  }
  if (answer.outcome === 'invalid') {
    return <Banner tone="error" title="Your message wasn’t sent. Please fix the highlighted fields." />
  }
  const isUnconfirmed = answer.outcome === 'unconfirmed'
  return (
    <Banner
      tone="error"
      title={isUnconfirmed ? 'We can’t tell yet if your message was sent' : 'Your message wasn’t sent'}
    >
      <p>{notReceivedSentence(answer)}</p>
    </Banner>
  )
}
