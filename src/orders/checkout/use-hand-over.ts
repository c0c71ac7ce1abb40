import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import type { SessionUser } from '#account/session/session.ts'
import { cartUnreachable } from '#cart/browser/cart-toasts.client.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { OpenCheckout } from '#orders/checkout/checkout.ts'
import { handOver, type HandOverResult } from '#orders/checkout/hand-over.client.ts'
import { atPrices, obstacleWords, type Prices } from '#orders/checkout/registration.ts'
import { handOverToast } from '#orders/checkout/hand-over-messages.ts'
import { leaveForDocuments } from '#orders/checkout/leave.client.ts'
import { submitOrder } from '#orders/checkout/submit-order.client.ts'
import { toast } from '#ui/toasts/toast.store.ts'

interface Shown {
  priceChanges: readonly PriceChange[]
  mustAcceptPrices: boolean
  prices: Prices
  /** The server's error for each rejected line, by line id. */
  lineErrors: ReadonlyMap<string, string>
  preparedBefore: boolean
}

const nothing: Shown = {
  priceChanges: [],
  mustAcceptPrices: false,
  prices: new Map(),
  lineErrors: new Map(),
  preparedBefore: false,
}

/** Calls `handOver` for the checkout and holds its state and result (product: checkout 8, 10, 13). */
export function useHandOver(
  { user, lines }: OpenCheckout,
  { discount, recheck, reject }: Pick<DiscountOfCart, 'discount' | 'recheck' | 'reject'>,
) {
  const [shown, setShown] = useState(nothing)

  function send(form: CheckoutForm): Promise<HandOverResult> {
    setShown((before) => ({ ...before, mustAcceptPrices: false, preparedBefore: false }))
    const needs = { session: sessionStore, cart: cartStore, submitOrder }
    return handOver(form, { user, prices: shown.prices, discount }, needs)
  }

  async function show(result: NotHandedOver): Promise<void> {
    if (result.outcome === 'discount_rejected') reject(result)
    setShown((before) => shownAfter(before, result))
    // New prices change the discount, so show it before the customer submits again.
    if (result.outcome === 'discount_changed' || result.outcome === 'price_changed') await recheck()
  }

  useEffect(() => {
    cartStore.refresh().then(
      ({ changes }) => setShown((before) => ({ ...before, priceChanges: changes })),
      () => undefined,
    )
  }, [])

  return {
    ...useProceed(user, '/checkout', send, show),
    lines: atPrices(lines, shown.prices),
    priceChanges: shown.priceChanges,
    mustAcceptPrices: shown.mustAcceptPrices,
    preparedBefore: shown.preparedBefore,
    obstacleOf(lineId: string): string | null {
      const line = lines.find(({ id }) => id === lineId)
      return line ? (shown.lineErrors.get(lineId) ?? obstacleWords(line)) : null
    },
  }
}

export type NotHandedOver = Exclude<HandOverResult, { outcome: 'handed_over' }>

/**
 * Hands a valid form over, once at a time, and shows why it failed. `path` leads back to the checkout after log-in.
 */
export function useProceed(
  user: SessionUser,
  path: string,
  send: (form: CheckoutForm) => Promise<HandOverResult>,
  show: (result: NotHandedOver) => Promise<void>,
) {
  const navigate = useNavigate()
  const [processing, setProcessing] = useState(false)

  /** `check` resolves to `null` if the form is invalid. */
  async function proceed(check: () => Promise<CheckoutForm | null>): Promise<void> {
    if (processing) return
    setProcessing(true)
    try {
      const form = await check()
      const result = form && (await send(form))
      if (result?.outcome === 'handed_over') return leaveForDocuments(result.documentsUrl)
      if (result) {
        const message = handOverToast(result)
        if (message) toast({ ...message, tone: 'destructive' })
        if (result.outcome === 'signed_out') void navigate(signInPath(path), { state: { email: user.email } })
        await show(result)
      }
    } catch (error) {
      console.error('The checkout could not be prepared.', error)
      const description = 'Failed to process checkout. Please try again.'
      const detail = 'We kept what you typed, and trying again won’t place a second order.'
      toast({ topic: cartUnreachable, title: 'Checkout Error', description, detail, tone: 'destructive' })
    }
    setProcessing(false)
  }

  useEffect(() => {
    // The Back button can restore the page from the browser's cache, still in its busy state.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setProcessing(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  return { proceed, processing }
}

function shownAfter(before: Shown, result: HandOverResult): Shown {
  switch (result.outcome) {
    case 'price_changed':
      return { ...before, priceChanges: result.changes, mustAcceptPrices: true, prices: result.prices }
    case 'invalid_lines':
      return { ...before, lineErrors: new Map(result.errors.map(({ lineId, words }) => [lineId, words])) }
    case 'prepared_before':
      return { ...before, preparedBefore: true }
    default:
      return before
  }
}
