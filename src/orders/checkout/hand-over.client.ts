import type { SessionState, SessionUser } from '#account/session/session.ts'
import { totals, type CartLine } from '#cart/cart.ts'
import { lineObstacle } from '#cart/line-labels.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { withLock } from '#lib/lock.client.ts'
import { storeBilling, storedBilling } from '#orders/checkout/billing.client.ts'
import type { Cents } from '#lib/money.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import {
  currentKey,
  newKey,
  storeKey,
  storePlaced,
  type IdempotencyKey,
} from '#orders/checkout/idempotency-key.client.ts'
import { atPrices, cartFingerprint, isRecordOf, unseen, type Prices } from '#orders/checkout/registration.ts'
import type {
  DiscountProblem,
  LineProblem,
  OrderDiscount,
  OrderedItems,
  QuoteProblem,
  Submission,
  Submitted,
} from '#orders/checkout/submit-order.client.ts'
import { lastOrder, ownRecord, saveOrder } from '#orders/browser/orders.client.ts'

export interface HandOverNeeds {
  session: { getState(): SessionState; refresh(): Promise<void> }
  cart: {
    getState(): { status: 'loading' | 'ready' | 'failed'; lines: readonly CartLine[] }
    refresh(): Promise<{ changes: PriceChange[]; isEmpty: boolean }>
  }
  submitOrder: SubmitOrder
}

/** A separate type, so that tests can pass their own `submitOrder`. */
type SubmitOrder = (submission: Submission) => Promise<Submitted>

export interface ShownCheckout {
  user: SessionUser
  /** Changed prices that the server returned. Submitting again accepts them. */
  prices: Prices
  discount?: OrderDiscount | null
}

export type HandOverResult =
  | { outcome: 'handed_over'; documentsUrl: string }
  | { outcome: 'signed_out' | 'empty_cart' | 'prepared_before' }
  | { outcome: 'price_changed'; changes: PriceChange[]; prices: Prices }
  | { outcome: 'cannot_be_bought'; name: string }
  | { outcome: 'invalid_lines'; errors: LineProblem[] }
  | DiscountProblem
  | QuoteProblem

/**
 * Hands the order over: checks the session and the current cart, registers the order, and stores its record in
 * this browser. Throws on failure. Retrying never creates a second order (product: checkout 13).
 */
export async function handOver(
  form: CheckoutForm,
  { user, prices, discount = null }: ShownCheckout,
  { session, cart, submitOrder }: HandOverNeeds,
): Promise<HandOverResult> {
  await session.refresh()
  if (session.getState().status !== 'signed-in') return { outcome: 'signed_out' }

  const refreshed = await cart.refresh()
  if (refreshed.isEmpty) return { outcome: 'empty_cart' }
  const changes = unseen(refreshed.changes, prices)
  if (changes.length > 0) return { outcome: 'price_changed', changes, prices: new Map() }

  const { status, lines } = cart.getState()
  if (status !== 'ready') throw new Error('The cart could not be read.')
  const blocked = lines.find((line) => lineObstacle(line) !== null)
  if (blocked) return { outcome: 'cannot_be_bought', name: blocked.productData.name }

  const ordered = atPrices(lines, prices)
  const fingerprint = cartFingerprint(lines)
  return registerUnderKey(
    {
      user,
      form,
      fingerprint,
      total: totals(ordered).total - (discount?.amount ?? 0),
      lines: ordered,
      discount,
    },
    submitOrder,
  )
}

type OrderToRegister = OrderedItems & {
  user: SessionUser
  form: CheckoutForm
  fingerprint: string
  total: Cents
}

/**
 * Registers an order under the browser's idempotency key and stores its record. All tabs share the lock, so that a
 * second tab finds the first tab's key and order.
 */
export function registerUnderKey(order: OrderToRegister, submit: SubmitOrder): Promise<HandOverResult> {
  return withLock('wadah.checkout', () => registerUnderLock(order, submit))
}

async function registerUnderLock(order: OrderToRegister, submit: SubmitOrder): Promise<HandOverResult> {
  const { user, form, fingerprint, total } = order
  const last = lastOrder()
  const isChanged = last !== null && !isRecordOf(last, form, total, storedBilling(user.email))
  let key = currentKey(user.email, fingerprint, isChanged)
  storeKey(user.email, key, fingerprint)
  let submitted = await submit(submissionOf(order, key))
  if (submitted.outcome === 'key_used') {
    key = newKey(key.key)
    storeKey(user.email, key, fingerprint)
    submitted = await submit(submissionOf(order, key))
  }
  if (submitted.outcome !== 'registered') return resultOf(submitted, user)
  saveOrder(ownRecord(user, submitted.record))
  storeBilling(user.email, form)
  storePlaced(user.email, key, fingerprint)
  return { outcome: 'handed_over', documentsUrl: submitted.documentsUrl }
}

function submissionOf(order: OrderToRegister, key: IdempotencyKey): Submission {
  const items = 'quote' in order ? { quote: order.quote } : { lines: order.lines, discount: order.discount }
  return { ...key, form: order.form, ...items }
}

function resultOf(
  submitted: Exclude<Submitted, { outcome: 'registered' }>,
  user: SessionUser,
): HandOverResult {
  switch (submitted.outcome) {
    case 'price_changed': {
      const { changes } = submitted
      return {
        outcome: 'price_changed',
        changes,
        prices: new Map(changes.map(({ lineId, to }) => [lineId, to])),
      }
    }
    case 'invalid_lines':
    case 'discount_rejected':
    case 'discount_changed':
    case 'quote_over':
      return submitted
    case 'key_used':
    case 'not_replaceable':
      // Stores a new key, so that the customer can place another order by submitting again.
      storeKey(user.email, newKey(null), null)
      return { outcome: 'prepared_before' }
  }
}
