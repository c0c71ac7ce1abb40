import { Link } from 'react-router'
import type { SessionUser } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import { CheckoutLayout, CheckoutTitle } from '#orders/checkout/checkout-layout.tsx'
import { TitledPlaceholder } from '#orders/checkout/checkout-placeholder.tsx'
import { CustomerForm } from '#orders/checkout/customer-form.tsx'
import { CheckoutSignedOut } from '#orders/checkout/no-checkout.tsx'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { SoldBy } from '#cart/sold-by.tsx'
import { SummaryTerms } from '#orders/checkout/summary-terms.tsx'
import { useLineSellers } from '#cart/use-line-sellers.ts'
import { summaryOfQuote } from '#orders/checkout/order-summary.ts'
import { PreparedBefore } from '#orders/checkout/prepared-before.tsx'
import { quoteFingerprint } from '#orders/checkout/registration.ts'
import {
  useCheckoutCustomer,
  useCheckoutQuote,
  useQuotedHandOver,
} from '#orders/checkout/use-quoted-checkout.ts'
import { lastQuoteDay, promisedNote, quotePath, quoteSentence, quoteCheckoutPath } from '#quotes/quote.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

/** The checkout of a quote, which leaves the cart unchanged (product: quotes 10). */
export function QuotedCheckout({ quoteId }: { quoteId: string }) {
  const { session } = useSession()
  const user = useCheckoutCustomer()
  const { quote, retry } = useCheckoutQuote(quoteId, user)
  if (!user) {
    if (session.status === 'loading') return <TitledPlaceholder />
    return <CheckoutSignedOut returnTo={quoteCheckoutPath(quoteId)} />
  }
  switch (quote) {
    case 'loading':
      return <TitledPlaceholder />
    case 'failed':
      return (
        <EmptyScreen title="We couldn’t load your quote" action={<RetryButton onRetry={retry} />}>
          It’s safe. Check your connection and try again.
        </EmptyScreen>
      )
    case 'unknown':
      return (
        <EmptyScreen title="We couldn’t find this quote" action={<SeeQuotes />}>
          If it’s yours, log in with the account you requested it with.
        </EmptyScreen>
      )
    default:
      return quote.state === 'answered' ? (
        <>
          <CheckoutTitle />
          <OpenQuotedCheckout key={user.email} quote={quote} user={user} />
        </>
      ) : (
        <EmptyScreen title={`Quote ${quote.number} can’t be used`} action={<SeeQuote id={quote.id} />}>
          {quoteSentence(quote, quote.expires_at)}
        </EmptyScreen>
      )
  }
}

function OpenQuotedCheckout({ quote: opened, user }: { quote: QuoteAnswer; user: SessionUser }) {
  const { quote, changed, preparedBefore, obstacleOf, ...handOver } = useQuotedHandOver(opened, user)
  const summary = summaryOfQuote(quote)
  const sellerOf = useLineSellers(
    quote.lines.map((line) => ({ id: line.id, productId: line.product_id, productType: line.product_type })),
  )
  return (
    <CheckoutLayout
      summary={
        <Card className="grid gap-6 p-6 md:p-8">
          <h2 className="text-xl">Order Summary</h2>
          <p>
            <Link to={quotePath(quote.id)} className="link">
              Quote {quote.number}
            </Link>
            {quote.expires_at !== null && `, through ${lastQuoteDay(quote.expires_at)}`}. Your cart won’t
            change. {promisedNote(quote)}
          </p>
          <OrderSummaryLines
            summary={summary}
            totalLabel="Total today"
            obstacleOf={obstacleOf}
            noteOf={(lineId) => <SoldBy name={sellerOf(lineId)} />}
          />
          <SummaryTerms summary={summary} />
        </Card>
      }
      form={
        <CustomerForm
          user={user}
          fingerprint={quoteFingerprint(quote.id)}
          processing={handOver.processing}
          total={summary.total}
          notice={
            <>
              {preparedBefore && <PreparedBefore />}
              {changed && <Changed quote={changed} id={quote.id} />}
            </>
          }
          onProceed={handOver.proceed}
        />
      }
    />
  )
}

/** Says that no order was sent. The entered values are stored in this tab and prefill the next checkout. */
function Changed({ quote, id }: { quote: QuoteAnswer | 'unknown' | 'failed'; id: string }) {
  const isKnown = typeof quote === 'object'
  return (
    <Banner tone="error" title="Nothing was sent">
      <p>
        {isKnown && quote.state !== 'answered' && quoteSentence(quote, quote.expires_at)}
        {isKnown && quote.state === 'answered' && 'This quote was updated. You’re now seeing its new prices.'}
        {!isKnown && 'This quote can’t be used anymore.'} We kept what you typed.{' '}
        <Link to={quotePath(id)} className="link">
          See the quote
        </Link>
      </p>
    </Banner>
  )
}

function SeeQuote({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={quotePath(id)}>See the quote</ButtonLink>
      <ButtonLink to="/marketplace/my-purchases" variant="secondary">
        My Purchases
      </ButtonLink>
    </>
  )
}

function SeeQuotes() {
  return <ButtonLink to="/marketplace/my-purchases">My Purchases</ButtonLink>
}
