import type { StoredProfile } from '#account/session/stored-profile.ts'
import type { SessionState, SessionUser } from '#account/session/session.ts'
import type { CartLine } from '#cart/cart.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'

/** The fields that the form shows. It has no input for the country (product: checkout 6). */
export type CheckoutField = Exclude<keyof CheckoutForm, 'country'>

/** Fields that only the receipt shows. The hand-off record does not contain them (product: receipts 4). */
export type ReceiptTexts = Pick<CheckoutForm, 'taxId' | 'poNumber'>

/** The values that the customer entered. Untouched fields are missing. */
export type CustomerInput = { [Field in CheckoutField]?: string | undefined }

export interface OpenCheckout {
  user: SessionUser
  lines: readonly CartLine[]
}

interface Cart {
  status: 'loading' | 'ready' | 'failed'
  lines: readonly CartLine[]
}

/**
 * Computes the next state of the checkout, or returns the same object if nothing changed. If the session expires,
 * the form stays open; signing out closes it (product: checkout 16).
 */
export function nextCheckout(
  shown: OpenCheckout | null,
  session: SessionState,
  cart: Cart,
): OpenCheckout | null {
  if (session.status === 'signed-out' && session.byChoice) return null
  if (session.status !== 'signed-in') return shown
  const { user } = session
  const own = shown?.user.email === user.email ? shown : null
  if (cart.status !== 'ready') return own
  if (cart.lines.length === 0) return null
  return own?.lines === cart.lines && own.user === user ? own : { user, lines: cart.lines }
}

export type CheckoutScreen = 'loading' | 'signed-out' | 'failed' | 'empty'

/** Returns the screen to show while there is no checkout. */
export function screenWithout(session: SessionState, cart: Pick<Cart, 'status'>): CheckoutScreen {
  if (session.status === 'signed-out') return session.unreachable ? 'failed' : 'signed-out'
  if (session.status === 'loading' || cart.status === 'loading') return 'loading'
  return cart.status === 'failed' ? 'failed' : 'empty'
}

/**
 * Prefills the form from the account, then the profile, then the last order. For the same cart it repeats the
 * values of that order, so that submitting again does not create another order. A PO number is not reused for
 * another cart.
 */
export function prefill(
  user: SessionUser,
  profile: StoredProfile | null,
  last: HandOffRecord | null,
  isOfThisCart = false,
  billing: ReceiptTexts = { taxId: '', poNumber: '' },
): Record<CheckoutField, string> {
  const { full_name, phone, company } = user.user_metadata
  const own = profile?.email.toLowerCase() === user.email.toLowerCase() ? profile : null
  const before = last?.user.id === user.id ? last.user : null
  if (before && last && isOfThisCart) {
    const { id: _id, name, country: _country, ...sent } = before
    const { taxId, poNumber } = billing
    return { ...sent, fullName: name, notes: last.notes, taxId, poNumber }
  }
  return {
    fullName: full_name,
    email: user.email,
    phone: phone || own?.phone || before?.phone || '',
    company: company || own?.company || before?.company || '',
    address: before?.address ?? '',
    city: before?.city ?? '',
    state: before?.state ?? '',
    zipCode: before?.zipCode ?? '',
    notes: '',
    taxId: billing.taxId,
    poNumber: '',
  }
}

/** Whether to enable the button: these three fields must be filled in (product: checkout 8). */
export function mayProceed(values: Record<CheckoutField, string>): boolean {
  return [values.fullName, values.email, values.phone].every((value) => value.trim() !== '')
}

/**
 * Combines prefilled and entered values. Entered values take precedence, even if they are empty (product:
 * checkout 9).
 */
export function formValues(
  known: Record<CheckoutField, string>,
  input: CustomerInput,
): Record<CheckoutField, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(given) }
}
