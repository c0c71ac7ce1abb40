import { Form, useNavigation } from 'react-router'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { canBeRequestedAgain, lastQuoteDay, mayDeclineQuote, quoteCheckoutPath } from '#quotes/quote.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { useSite } from '#site/site.ts'
import { Button, ButtonAnchor, buttonClass, ButtonLink } from '#ui/forms/button.tsx'
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
      <div className="flex flex-wrap items-start gap-3 max-sm:order-last">
        {sharePath !== null && quote.expires_at !== null && (
          <ShareQuote path={sharePath} expiresAt={quote.expires_at} />
        )}
        <DownloadOrPrint pdfPath={pdfPath} variant="secondary" />
        {mayDeclineQuote(quote.state) && (
          <>
            <AskForChange number={quote.number} />
            <Decline quote={quote} />
          </>
        )}
      </div>
    </>
  )
}

/** Copies a link for the person who approves the purchase, and says who can use it (product: quotes 21). */
function ShareQuote({ path, expiresAt }: { path: string; expiresAt: string }) {
  return (
    <CopyLink
      pathOf={() => path}
      topic="shared-quote"
      description={`Anyone with this link can read the quote through ${lastQuoteDay(expiresAt)}. Only you can order with it.`}
      variant="secondary"
      className="noscript:hidden"
      fieldClass="basis-full"
    >
      Copy link to share
    </CopyLink>
  )
}

/** A message to the shop, which can answer the quote again (product: quotes 8). */
function AskForChange({ number }: { number: string }) {
  const { email } = useSite()
  return (
    <ButtonAnchor
      href={`mailto:${email}?subject=${encodeURIComponent(`Change of quote ${number}`)}`}
      variant="secondary"
    >
      Ask for a change
    </ButtonAnchor>
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
