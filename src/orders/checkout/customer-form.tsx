import type { ReactNode, SubmitEvent } from 'react'
import type { SessionUser } from '#account/session/session.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import { mayProceed } from '#orders/checkout/checkout.ts'
import { customerFields, receiptFields } from '#orders/checkout/customer-fields.ts'
import { useCustomerForm } from '#orders/checkout/use-customer-form.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'

/** For a submit button elsewhere on the page. */
export const formId = 'checkout'

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
  const { values, control, wantRules, check } = useCustomerForm(user, fingerprint)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onProceed(() => check(form))
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
        Next, you sign the documents in the signing portal. Nothing is charged before that.
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
