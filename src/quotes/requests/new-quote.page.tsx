import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { joinPath, signInPath } from '#account/session/return-path.ts'
import type { SessionUser } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import type { CartLine } from '#cart/cart.ts'
import { formText } from '#lib/form-text.ts'
import { useDiscount } from '#cart/discounts/use-discount.ts'
import { cartRemedy, lineRemedy } from '#cart/line-labels.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { shopMeta } from '#site/page-meta.ts'
import { RequestedLines } from '#quotes/requests/requested-lines.tsx'
import { quoteAnswerTime, quotePath } from '#quotes/quote.ts'
import { rejectedQuantity } from '#cart/pending-quantity.client.ts'
import { defaultMaximum } from '#cart/product-data.ts'
import { PriceChangeNotice } from '#cart/price-change-notice.tsx'
import type { PriceChange } from '#cart/price-changes.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonLink, type ButtonVariant } from '#ui/forms/button.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { messageDraftKey } from '#ui/forms/message-draft-key.ts'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const path = '/marketplace/quotes/new'

export const meta = shopMeta({
  title: 'Ask for a quote',
  description: 'Ask for prices on what’s in your cart.',
  path,
  noIndex: true,
})

/** Requests a quote for the cart, without changing the cart (product: quotes 1). */
export default function NewQuotePage() {
  const { session, refresh } = useSession()
  const cart = useCart()
  if (session.status === 'loading' || (session.status === 'signed-in' && cart.status === 'loading')) {
    return (
      <Screen>
        <noscript>
          <p className="mb-6">Asking for a quote needs JavaScript. Please turn it on in your browser.</p>
        </noscript>
        <Skeleton className="h-80 w-full" />
      </Screen>
    )
  }
  if (session.status === 'signed-out') {
    return session.unreachable ? <Failed onRetry={refresh} /> : <LogIn />
  }
  if (cart.status === 'failed') return <Failed onRetry={cart.refresh} />
  if (cart.lines.length === 0) {
    return (
      <EmptyScreen title="Your Cart is Empty" action={<Continue variant="primary" />}>
        Add items to your cart, then ask for prices here.
      </EmptyScreen>
    )
  }
  return <AskForm lines={cart.lines} user={session.user} refresh={cart.refresh} />
}

/**
 * The key stays the same for the same request, so that sending the request again creates only one quote
 * (product: quotes 3).
 */
interface Sent {
  key: string
  content: string
}

interface AskFormProps {
  lines: readonly CartLine[]
  user: SessionUser
  refresh: () => Promise<{ changes: PriceChange[] }>
}

const formId = 'ask-for-a-quote'

function AskForm({ lines: inCart, user, refresh }: AskFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, messageDraftKey)
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const kept = inCart.filter(({ id }) => quantities.get(id) !== 0)
  // If another tab removes the last kept item, the request covers the others again.
  const lines = (kept.length > 0 ? kept : inCart).map((line) => ({
    ...line,
    quantity: quantities.get(line.id) || line.quantity,
    // A quote may be for more than an order allows (product: quotes 2).
    productData: { ...line.productData, maxQuantity: defaultMaximum },
  }))
  const leftOut = inCart.length - lines.length
  const discount = useDiscount(lines)
  const code = discount.error === null ? discount.code : null
  const [busy, setBusy] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [changes, setChanges] = useState<readonly PriceChange[]>([])
  const remedy = cartRemedy(lines) ?? lines.map((line) => remedyOf(lines, line)).find((each) => each !== null)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const message = formText(new FormData(event.currentTarget), 'message')
    // Another quantity than the one in the field must not be sent.
    const rejected = rejectedQuantity(screen.current)
    if (rejected) return rejected.focus()
    setBusy(true)
    setError(null)
    // The request records current prices, so the customer must have seen them (product: quotes 22).
    const changed = (await refresh()).changes
    setChanges(changed)
    if (changed.length > 0) {
      setBusy(false)
      return
    }
    const content = JSON.stringify([
      message,
      code,
      lines.map(({ productId, offer, quantity }) => [productId, offer, quantity]),
    ])
    const key = sent?.content === content ? sent.key : crypto.randomUUID()
    setSent({ key, content })
    try {
      const { sendQuoteRequest } = await import('#quotes/requests/request-quote.client.ts')
      const sent = await sendQuoteRequest(key, message, { lines, code }, user.user_metadata)
      if (sent.outcome === 'requested') await navigate(quotePath(sent.id))
      else if (sent.outcome === 'login_required') await navigate(signInPath(path))
      else {
        setError(sent.message)
        await discount.recheck()
      }
    } catch {
      setError('Your request may not have reached us. Your message is still here. Please try again.')
    }
    setBusy(false)
  }

  return (
    <Screen>
      <div ref={screen} className="grid gap-8 md:grid-cols-2 md:gap-12">
        <RequestedLines
          lines={lines}
          leftOut={leftOut}
          discount={discount}
          onChange={(id, quantity) => setQuantities(new Map(quantities).set(id, quantity))}
          onReset={() => setQuantities(new Map([...quantities].filter(([, quantity]) => quantity > 0)))}
        />
        <form
          id={formId}
          ref={form}
          onSubmit={(event) => void send(event)}
          noValidate
          className="grid content-start gap-6 self-start md:sticky md:top-24"
        >
          <TextArea
            name="message"
            label="Message (optional)"
            hint="Tell us about volume, timing or budget."
            rows={6}
            maxLength={2000}
          />
          {remedy && <Banner title="Your cart can’t be quoted as it is">{remedy}</Banner>}
          <PriceChangeNotice changes={changes} acceptWith={formId} />
          {error && (
            <Banner tone="error" title="Your request wasn’t sent">
              {error}
            </Banner>
          )}
          <Button
            type="submit"
            size="large"
            className="w-fit max-sm:w-full"
            disabled={Boolean(remedy)}
            busy={busy}
            busyLabel="Sending…"
            // Applies the number in the focused field before the form is submitted.
            onClick={() => void rejectedQuantity(screen.current)}
          >
            Send request
          </Button>
          <p className="text-sm text-ink-soft">
            Free and no obligation. We usually answer within {quoteAnswerTime}.
          </p>
        </form>
      </div>
    </Screen>
  )
}

function remedyOf(lines: readonly CartLine[], line: CartLine): string | null {
  const remedy = lineRemedy(lines, line)
  return remedy && `${line.productData.name}: ${remedy}`
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace">Back to Marketplace</BackLink>
      <h1 className="mt-2 text-3xl sm:mt-4">Ask for a quote</h1>
      <p className="mt-3 mb-8 max-w-text text-ink-soft">
        We’ll send your price and how long it’s good for. Then you can order it online.
      </p>
      {children}
    </div>
  )
}

function LogIn() {
  const action = (
    <>
      <ButtonLink to={signInPath(path)}>Log in</ButtonLink>
      <ButtonLink to={joinPath(path)} variant="secondary">
        Sign up
      </ButtonLink>
      <Continue variant="quiet" />
    </>
  )
  return (
    <EmptyScreen title="Log in to ask for a quote" action={action}>
      That way we know who the quote is for, and you’ll find it under My Purchases.
    </EmptyScreen>
  )
}

function Failed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <EmptyScreen title="We couldn’t load your cart" action={<RetryButton onRetry={onRetry} />}>
      It’s safe. Check your connection and try again.
    </EmptyScreen>
  )
}

function Continue({ variant }: { variant: ButtonVariant }) {
  return (
    <ButtonLink to="/marketplace" variant={variant}>
      Continue Shopping
    </ButtonLink>
  )
}
