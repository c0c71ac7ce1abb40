import { useEffect, useState } from 'react'
import { profileKey } from '#account/session/profile.ts'
import type { SessionUser } from '#account/session/session.ts'
import { storedProfileSchema } from '#account/session/stored-profile.ts'
import { listOf, object, parsed } from '#lib/schema.ts'
import { readStored } from '#lib/stored.client.ts'
import { storedBilling } from '#orders/checkout/billing.client.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import { formValues, prefill, type CheckoutField, type CustomerInput } from '#orders/checkout/checkout.ts'
import { readDraft, storeDraft } from '#orders/checkout/draft.client.ts'
import { isPlacedFor } from '#orders/checkout/idempotency-key.client.ts'
import { askOrders } from '#orders/browser/orders-api.client.ts'
import { lastOrder } from '#orders/browser/orders.client.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'

type Rules = typeof import('#orders/checkout.forms.ts')

/**
 * The values of the customer form, prefilled and entered, with validation. `fingerprint` identifies the cart or
 * quote.
 */
export function useCustomerForm(user: SessionUser, fingerprint: string) {
  const [known] = useState(() => ({
    profile: readStored(profileKey, storedProfileSchema),
    isOfThisCart: isPlacedFor(user.email, fingerprint),
    billing: storedBilling(user.email),
  }))
  const [order, setOrder] = useState(lastOrder)
  const isOwn = order?.user.id === user.id
  useEffect(() => {
    if (isOwn) return undefined
    let isCurrent = true
    void askOrders({}).then((found) => {
      // An order of the account with the same email has another id (product: orders 23).
      const own = parsed(ordersSchema, found?.orders)
        ?.map(({ record }) => record)
        .find(({ user: by }) => by.id === user.id || by.email === user.email)
      if (isCurrent && own) setOrder({ ...own, user: { ...own.user, id: user.id } })
    })
    return () => void (isCurrent = false)
  }, [isOwn, user.id, user.email])
  const [input, setInput] = useState<CustomerInput>(() => readDraft(user.email))
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const values = formValues(prefill(user, known.profile, order, known.isOfThisCart, known.billing), input)
  const [rules, setRules] = useState<Rules | null>(null)
  const errors = rules ? rules.formErrors(values) : {}

  function type(field: CheckoutField, value: string) {
    const next = { ...input, [field]: value }
    setInput(next)
    storeDraft(user.email, next)
  }

  async function wantRules() {
    const loaded = rules ?? (await import('#orders/checkout.forms.ts'))
    setRules(loaded)
    return loaded
  }

  async function check(form: HTMLFormElement): Promise<CheckoutForm | null> {
    const { checkoutForm, formErrors } = await wantRules()
    const parsed = checkoutForm.safeParse(values)
    if (parsed.success) return parsed.data
    setLeftFields(new Set(Object.keys(values)))
    const fieldErrors = formErrors(values)
    const first = Object.keys(values).find((field) => field in fieldErrors)
    const field = form.querySelector<HTMLElement>(`[name=${first}]`)
    // Plain focus() would leave the field's label behind the header.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
    return null
  }

  function control(name: CheckoutField) {
    return {
      name,
      value: values[name],
      error: leftFields.has(name) ? errors[name] : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
      onBlur: () => setLeftFields(new Set([...leftFields, name])),
    }
  }

  return { values, control, wantRules, check, isAddressFilledIn: isOwn && input.address === undefined }
}

const ordersSchema = listOf(object({ record: storedHandOffSchema }))
