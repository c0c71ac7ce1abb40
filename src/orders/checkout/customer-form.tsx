import { useState, type ReactNode, type SubmitEvent } from 'react'
import { storedProfileSchema } from '#account/stored-profile.ts'
import { profileKey } from '#account/profile.ts'
import type { SessionUser } from '#account/session.ts'
import type { CheckoutForm } from '#orders/checkout/checkout.forms.ts'
import { formValues, mayProceed, prefill, type CheckoutField, type Typed } from '#orders/checkout/checkout.ts'
import { storedBilling } from '#orders/checkout/billing.client.ts'
import { customerFields, receiptFields } from '#orders/checkout/customer-fields.ts'
import { storeDraft, readDraft } from '#orders/checkout/draft.client.ts'
import { isPlacedFor } from '#orders/checkout/idempotency-key.client.ts'
import { lastOrder } from '#orders/orders.client.ts'
import { readStored } from '#lib/stored.client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

/** For a submit button elsewhere on the page. */
export const formId = 'checkout'

type Rules = typeof import('#orders/checkout/checkout.forms.ts')

interface CustomerFormProps {
  user: SessionUser
  /** Of what is ordered. */
  fingerprint: string
  processing: boolean
  /** Above the button. */
  notice?: ReactNode
  /** `check` resolves to `null` when a field has an error, which the form then shows. */
  onProceed: (check: () => Promise<CheckoutForm | null>) => void
}

/** The customer's details. What was typed survives a reload and is never overwritten (product: checkout 9). */
export function CustomerForm({ user, fingerprint, processing, notice, onProceed }: CustomerFormProps) {
  const [known] = useState(() => ({
    profile: readStored(profileKey, storedProfileSchema),
    order: lastOrder(),
    isOfThisCart: isPlacedFor(user.email, fingerprint),
    billing: storedBilling(user.email),
  }))
  const [typed, setTyped] = useState<Typed>(() => readDraft(user.email))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const values = formValues(
    prefill(user, known.profile, known.order, known.isOfThisCart, known.billing),
    typed,
  )
  const [rules, setRules] = useState<Rules | null>(null)
  const errors = rules ? rules.formErrors(values) : {}

  function type(field: CheckoutField, value: string) {
    const next = { ...typed, [field]: value }
    setTyped(next)
    storeDraft(user.email, next)
  }

  async function wantRules() {
    const loaded = rules ?? (await import('#orders/checkout/checkout.forms.ts'))
    setRules(loaded)
    return loaded
  }

  async function check(form: HTMLFormElement): Promise<CheckoutForm | null> {
    const { checkoutForm, formErrors } = await wantRules()
    const parsed = checkoutForm.safeParse(values)
    if (parsed.success) return parsed.data
    setLeft(new Set(Object.keys(values)))
    const fieldErrors = formErrors(values)
    const first = Object.keys(values).find((field) => field in fieldErrors)
    const field = form.querySelector<HTMLElement>(`[name=${first}]`)
    // Focusing alone would leave the label of a field under the header.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
    return null
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onProceed(() => check(form))
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
    <form
      id={formId}
      onSubmit={submit}
      // The form's own messages replace the browser's.
      noValidate
      // The schema is not needed before there is something to check.
      onFocus={() => void wantRules().catch(() => undefined)}
      className="grid gap-6"
      aria-labelledby="customer-information"
    >
      <h2 id="customer-information" className="text-2xl">
        Customer Information
      </h2>
      {customerFields.map(({ name, ...attributes }) => (
        <TextField key={name} {...attributes} {...control(name)} />
      ))}
      <TextArea label="Additional Notes" rows={3} {...control('notes')} />
      <fieldset className="grid gap-6">
        <legend className="mb-4 font-semibold">For your receipt (optional)</legend>
        {receiptFields.map(({ name, ...attributes }) => (
          <TextField key={name} {...attributes} {...control(name)} />
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">
        Next you review and sign in a secure portal. Nothing is charged before that.
      </p>
      {notice}
      <Button
        type="submit"
        size="large"
        data-main-action=""
        busy={processing}
        busyLabel="Processing..."
        disabled={!mayProceed(values)}
      >
        Proceed to Document Process
      </Button>
    </form>
  )
}
