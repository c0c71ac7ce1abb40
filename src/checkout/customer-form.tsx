import { useState, type SubmitEvent } from 'react'
import { keptProfileSchema } from '#account/kept-profile.ts'
import { profileKey } from '#account/profile.ts'
import type { SessionUser } from '#account/session.ts'
import {
  checkoutForm,
  formErrors,
  type CheckoutField,
  type CheckoutForm,
  type Typed,
} from '#checkout/checkout.forms.ts'
import { formValues, mayProceed, prefill } from '#checkout/checkout.ts'
import { customerFields } from '#checkout/customer-fields.ts'
import { keepDraft, readDraft } from '#checkout/draft.client.ts'
import { lastOrder } from '#checkout/orders.client.ts'
import { readStored } from '#lib/stored.client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

/** For a submit button elsewhere on the page. */
export const formId = 'checkout'

interface CustomerFormProps {
  user: SessionUser
  processing: boolean
  onProceed: (form: CheckoutForm) => void
}

/** Who the order is for. What was typed is kept for a reload and never overwritten (spec §2.22). */
export function CustomerForm({ user, processing, onProceed }: CustomerFormProps) {
  const [known] = useState(() => ({
    profile: readStored(profileKey, keptProfileSchema),
    order: lastOrder(),
  }))
  const [typed, setTyped] = useState<Typed>(() => readDraft(user.email))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const values = formValues(prefill(user, known.profile, known.order), typed)
  const errors = formErrors(values)

  function type(field: CheckoutField, value: string) {
    const next = { ...typed, [field]: value }
    setTyped(next)
    keepDraft(user.email, next)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = checkoutForm.safeParse(values)
    if (parsed.success) return onProceed(parsed.data)
    setLeft(new Set(Object.keys(values)))
    const first = Object.keys(values).find((field) => field in errors)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function control(name: CheckoutField) {
    return {
      name,
      value: values[name],
      error: left.has(name) ? errors[name] : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
      onBlur: () => setLeft(new Set([...left, name])),
    }
  }

  return (
    <form id={formId} onSubmit={submit} className="grid gap-6" aria-labelledby="customer-information">
      <h2 id="customer-information" className="text-2xl">
        Customer Information
      </h2>
      {customerFields.map(({ name, ...attributes }) => (
        <TextField key={name} {...attributes} {...control(name)} />
      ))}
      <TextArea label="Additional Notes" rows={3} {...control('notes')} />
      <p className="text-sm text-ink-soft">
        You go on to a secure portal to review and sign. Nothing is charged before that.
      </p>
      <Button
        type="submit"
        size="large"
        busy={processing}
        busyLabel="Processing..."
        disabled={!mayProceed(values)}
      >
        Proceed to Document Process
      </Button>
    </form>
  )
}
