import type { StoredProfile } from '#account/stored-profile.ts'
import type { SessionState, SessionUser } from '#account/session.ts'
import type { CartLine } from '#cart/cart.ts'
import type { CheckoutForm } from '#orders/checkout/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off/hand-off.ts'

/** What has an input of its own; country has none (spec §2.22). */
export type CheckoutField = Exclude<keyof CheckoutForm, 'country'>

/** What the customer has typed so far; a field that was not touched is not there. */
export type Typed = { [Field in CheckoutField]?: string | undefined }

/** A checkout that is open: whose, and what for. */
export interface OpenCheckout {
  user: SessionUser
  lines: readonly CartLine[]
}

interface Cart {
  status: 'loading' | 'ready' | 'failed'
  lines: readonly CartLine[]
}

/**
 * What the checkout shows next. When the session ends by itself while it is open, what it shows stays (decisions §9);
 * when nothing has changed the answer is the very object that was shown.
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

export type Screen = 'loading' | 'signed-out' | 'failed' | 'empty'

/** What stands in the place of a checkout that is not open. */
export function screenWithout(session: SessionState, cart: Pick<Cart, 'status'>): Screen {
  if (session.status === 'signed-out') return session.unreachable ? 'failed' : 'signed-out'
  if (session.status === 'loading' || cart.status === 'loading') return 'loading'
  return cart.status === 'failed' ? 'failed' : 'empty'
}

/**
 * What the form knows before anybody types: the account, then the profile, then this customer's last order. Where that
 * order is of this very cart the form is as it was sent, so that proceeding again is that order again.
 */
export function prefill(
  user: SessionUser,
  profile: StoredProfile | null,
  last: HandOffRecord | null,
  isOfThisCart = false,
): Record<CheckoutField, string> {
  const { full_name, phone, company } = user.user_metadata
  const kept = profile?.email.toLowerCase() === user.email.toLowerCase() ? profile : null
  const before = last?.user.id === user.id ? last.user : null
  if (before && last && isOfThisCart) {
    const { id: _id, name, country: _country, ...sent } = before
    return { ...sent, fullName: name, notes: last.notes }
  }
  return {
    fullName: full_name,
    email: user.email,
    phone: phone || kept?.phone || before?.phone || '',
    company: company || kept?.company || before?.company || '',
    address: before?.address ?? '',
    city: before?.city ?? '',
    state: before?.state ?? '',
    zipCode: before?.zipCode ?? '',
    notes: '',
  }
}

/** Without these three nobody could be reached, so the button waits for them (spec §5). */
export function mayProceed(values: Record<CheckoutField, string>): boolean {
  return [values.fullName, values.email, values.phone].every((value) => value.trim() !== '')
}

/** What was typed wins over what was known, also where it was emptied. */
export function formValues(
  known: Record<CheckoutField, string>,
  typed: Typed,
): Record<CheckoutField, string> {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return { ...known, ...Object.fromEntries(given) }
}
