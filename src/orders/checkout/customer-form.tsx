import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { SessionUser } from '#account/session/session.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import { formatPrice, type Cents } from '#lib/money.ts'
import { mayProceed } from '#orders/checkout/checkout.ts'
import { customerFields, receiptFields } from '#orders/checkout/customer-fields.ts'
import { useCustomerForm } from '#orders/checkout/use-customer-form.ts'
import { usStates } from '#orders/checkout/us-states.ts'
import { TermsNote } from '#site/terms-note.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Options, TextArea, TextField } from '#ui/forms/field.tsx'
import { ChevronDownIcon, ZapIcon } from '#ui/icons/icons-interface.tsx'
import { CreditCardIcon, PenIcon } from '#ui/icons/icons-orders.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export const formId = 'checkout'

/** Places related fields side by side if there is room. */
const lines = 'grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-12'

interface CustomerFormProps {
  user: SessionUser
  fingerprint: string
  processing: boolean
  /** The amount due today. */
  total: Cents
  notice?: ReactNode
  /** `check` resolves to `null` if a field is invalid, and the form shows the error. */
  onProceed: (check: () => Promise<CheckoutForm | null>) => void
}

/**
 * The form with the customer's details. Entered values survive a reload and are never overwritten (product:
 * checkout 9).
 */
export function CustomerForm({ user, fingerprint, processing, total, notice, onProceed }: CustomerFormProps) {
  const { values, control, wantRules, check, isAddressFilledIn } = useCustomerForm(user, fingerprint)
  const [hasReceiptTexts] = useState(() => receiptFields.some(({ name }) => values[name] !== ''))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onProceed(() => check(form))
  }

  return (
    <form
      id={formId}
      onSubmit={submit}
      // The form shows its own messages instead of the browser's.
      noValidate
      // Loads the schema on first focus, because there is nothing to validate before.
      onFocus={() => void wantRules().catch(() => undefined)}
      className="grid gap-5"
      aria-labelledby="customer-information"
    >
      <div className="grid gap-1">
        <h2 id="customer-information" className="text-2xl">
          Customer Information
        </h2>
        <p className="text-sm text-ink-soft">
          {isAddressFilledIn
            ? 'We filled in the address from your last order.'
            : 'For your documents and your receipt.'}
        </p>
      </div>
      <div className={lines}>
        {customerFields.map(({ name, ...attributes }) => (
          <TextField key={name} {...attributes} {...control(name)} />
        ))}
      </div>
      <datalist id="us-states">
        <Options of={usStates.map(([code, name]) => ({ value: code, label: name }))} />
      </datalist>
      <TextArea label="Additional Notes" rows={3} {...control('notes')} />
      <details open={hasReceiptTexts} className="-my-2">
        <summary className="disclosure">
          Add a tax ID or PO number to your receipt
          <ChevronDownIcon className="size-4" />
        </summary>
        <div className={`${lines} py-2`}>
          {receiptFields.map(({ name, ...attributes }) => (
            <TextField key={name} {...attributes} {...control(name)} />
          ))}
        </div>
      </details>
      <NextSteps />
      {notice}
      <TermsNote />
      <p className="flex justify-between font-semibold">
        Total today <span>{formatPrice(total)}</span>
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

/** The steps after the hand-off, shown above the button that starts it (product: checkout 4). */
function NextSteps() {
  return (
    <div className="grid gap-2 border-t border-line pt-5 text-sm text-ink-soft">
      <h3 className="font-text text-base font-semibold tracking-normal text-ink">Next Steps</h3>
      <ol className="grid gap-1.5">
        {steps.map(({ Icon, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon className="mt-0.5 size-4" />
            <span>
              <Unbroken text={text} />
            </span>
          </li>
        ))}
      </ol>
      <p>Activation opens your access; setup takes as long as each product’s page says.</p>
    </div>
  )
}

const steps = [
  { Icon: PenIcon, text: 'Review and sign documents in a secure document portal' },
  { Icon: CreditCardIcon, text: 'Pay through a secure payment system' },
  { Icon: ZapIcon, text: 'Service activation within 24-48 hours' },
]
