import { quoteCheckoutPath } from '#quotes/quote.ts'
import { useEffect, useState } from 'react'
import type { SessionUser } from '#account/session/session.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useSession } from '#account/session/use-session.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import { registerUnderKey, type HandOverResult } from '#orders/checkout/hand-over.client.ts'
import { quoteFingerprint } from '#orders/checkout/registration.ts'
import { useProceed, type NotHandedOver } from '#orders/checkout/use-hand-over.ts'
import { submitOrder } from '#orders/checkout/submit-order.client.ts'
import { toCents } from '#lib/money.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { fetchQuote } from '#quotes/quotes-api.client.ts'

type LoadedQuote = QuoteAnswer | 'loading' | 'unknown' | 'failed'

/** Returns the quote of a checkout. Loads the quote as soon as the customer is known. */
export function useCheckoutQuote(quoteId: string, user: SessionUser | null) {
  const [found, setFound] = useState<{ owner: string; quote: LoadedQuote } | null>(null)
  const owner = user?.id
  useEffect(() => {
    if (owner === undefined) return
    void fetchQuote(quoteId).then((quote) => setFound({ owner, quote }))
  }, [quoteId, owner])
  // If the customer changes, do not show the previous customer's quote while the new one loads.
  const quote = found?.owner === owner && found ? found.quote : ('loading' as const)
  const retry = () => fetchQuote(quoteId).then((again) => setFound({ owner: owner ?? '', quote: again }))
  return { quote, retry }
}

/**
 * The customer of an open checkout. If the session expires, the form stays open; signing out closes it (product:
 * checkout 16).
 */
export function useCheckoutCustomer(): SessionUser | null {
  const { session } = useSession()
  const [shown, setShown] = useState<SessionUser | null>(null)
  const user = session.status === 'signed-in' ? session.user : null
  const hasLeft = session.status === 'signed-out' && session.byChoice === true
  const next = user ?? (hasLeft ? null : shown)
  if (next !== shown) setShown(next)
  return next
}

/**
 * Registers the order of a quote. If the quote has changed, reports the changes and keeps the entered values
 * (product: quotes 13).
 */
export function useQuotedHandOver(opened: QuoteAnswer, user: SessionUser) {
  const [shown, setShown] = useState<NotHandedOver | null>(null)
  /** The quote as reloaded after a failed submit. */
  const [changed, setChanged] = useState<QuoteAnswer | 'unknown' | 'failed' | null>(null)
  /** A new answer replaces the quote with which the checkout was opened. */
  const quote =
    changed !== null && typeof changed === 'object' && changed.state === 'answered' ? changed : opened

  async function show(result: NotHandedOver): Promise<void> {
    if (result.outcome === 'quote_over') setChanged(await fetchQuote(quote.id))
    setShown(result)
  }

  const errors = shown?.outcome === 'invalid_lines' ? shown.errors : []
  return {
    quote,
    ...useProceed(user, quoteCheckoutPath(quote.id), (form) => handOverWithQuote(form, quote, user), show),
    preparedBefore: shown?.outcome === 'prepared_before',
    changed: shown?.outcome === 'quote_over' ? changed : null,
    obstacleOf: (lineId: string) => errors.find((error) => error.lineId === lineId)?.words ?? null,
  }
}

async function handOverWithQuote(
  form: CheckoutForm,
  quote: QuoteAnswer,
  user: SessionUser,
): Promise<HandOverResult> {
  await sessionStore.refresh()
  if (sessionStore.getState().status !== 'signed-in') return { outcome: 'signed_out' }
  const fingerprint = quoteFingerprint(quote.id)
  return registerUnderKey({ user, form, fingerprint, total: toCents(quote.total ?? 0), quote }, submitOrder)
}
