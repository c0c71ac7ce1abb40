import type { StoredProfile } from '#account/session/stored-profile.ts'
import type { SessionState, SessionUser } from '#account/session/session.ts'
import type { CartLine } from '#cart/cart.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'

/** The fields with an input; country has none (product: checkout 6). */
export type CheckoutField = Exclude<keyof CheckoutForm, 'country'>

/** What stands on the receipt and not in the hand-off record (product: receipts 4). */
export type ReceiptTexts = Pick<CheckoutForm, 'taxId' | 'poNumber'>

/** What the customer has typed. A field that was not touched is missing. */
export type Typed = { [Field in CheckoutField]?: string | undefined }

/** An open checkout: its customer and lines. */
export interface OpenCheckout {
  user: SessionUser
  lines: readonly CartLine[]
}

interface Cart {
  status: 'loading' | 'ready' | 'failed'
  lines: readonly CartLine[]
}

/**
 * What the checkout shows next. A session that expires leaves the form on the page; signing out closes it (product:
 * checkout 16). Returns the same object when nothing has changed.
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

/** What is shown instead of a checkout. */
export function screenWithout(session: SessionState, cart: Pick<Cart, 'status'>): CheckoutScreen {
  if (session.status === 'signed-out') return session.unreachable ? 'failed' : 'signed-out'
  if (session.status === 'loading' || cart.status === 'loading') return 'loading'
  return cart.status === 'failed' ? 'failed' : 'empty'
}

/**
 * The initial form: from the account, then the profile, then this customer's last order. If that order is of this same
 * cart, the form is as it was sent, so that proceeding again repeats that order. A PO number is of one order alone.
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

/** The button is disabled without these three (product: checkout 8). */
export function mayProceed(values: Record<CheckoutField, string>): boolean {
  return [values.fullName, values.email, values.phone].every((value) => value.trim() !== '')
}

/** What was typed wins over what was known, even if it was emptied (product: checkout 9). */
export function formValues(
  known: Record<CheckoutField, string>,
  typed: Typed,
): Record<CheckoutField, string> {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(given) }
}
