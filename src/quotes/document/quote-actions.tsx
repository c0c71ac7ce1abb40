import { Form, useNavigation } from 'react-router'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { canBeRequestedAgain, lastQuoteDay, mayDeclineQuote, quoteCheckoutPath } from '#quotes/quote.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { Button, buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { CopyLink } from '#ui/toasts/copy-link.tsx'

interface QuoteActionsProps {
  quote: QuoteView
  sharePath: string | null
  pdfPath: string | null
}

/** The customer's actions on a quote, depending on its state (product: quotes 4, 10, 13). */
export function QuoteActions({ quote, sharePath, pdfPath }: QuoteActionsProps) {
  return (
    <>
      {quote.state === 'answered' && (
        <ButtonLink to={quoteCheckoutPath(quote.id)}>Order with this quote</ButtonLink>
      )}
      {quote.order_id !== null && (
        <ButtonLink to={`/marketplace/my-purchases/${quote.order_id}`}>See your order</ButtonLink>
      )}
      {canBeRequestedAgain(quote.state) && (
        <ButtonLink to="/marketplace/quotes/new">Ask for a new quote</ButtonLink>
      )}
      {sharePath !== null && quote.expires_at !== null && (
        <ShareQuote path={sharePath} expiresAt={quote.expires_at} />
      )}
      <DownloadOrPrint pdfPath={pdfPath} variant="secondary" />
      {mayDeclineQuote(quote.state) && <Decline quote={quote} />}
    </>
  )
}

/** Copies a link for the person who approves the purchase (product: quotes 21). */
function ShareQuote({ path, expiresAt }: { path: string; expiresAt: string }) {
  return (
    <CopyLink
      pathOf={() => path}
      topic="shared-quote"
      description={`Anyone with the link can see this quote through ${lastQuoteDay(expiresAt)}. Only you can order with it.`}
      variant="secondary"
      className="noscript:hidden"
      fieldClass="basis-full"
    >
      Copy link for approval
    </CopyLink>
  )
}

/** A confirmation that opens without JavaScript. */
function Decline({ quote }: { quote: QuoteView }) {
  const { state } = useNavigation()
  const isAnswered = quote.state === 'answered'
  return (
    <details className="open:basis-full">
      <summary className={buttonClass({ variant: 'quiet' })}>
        {isAnswered ? 'Decline…' : 'Cancel request…'}
      </summary>
      <Form method="post" className="mt-3 grid max-w-text justify-items-start gap-3">
        <p>
          {isAnswered
            ? `Decline quote ${quote.number}? You won’t be able to order with it anymore.`
            : `Cancel request ${quote.number}? We won’t answer it. You can send a new request.`}
        </p>
        <Button type="submit" variant="danger" busy={state !== 'idle'} busyLabel="Working…">
          {isAnswered ? 'Decline the quote' : 'Cancel request'}
        </Button>
      </Form>
    </details>
  )
}
