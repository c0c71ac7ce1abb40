import { lastQuoteDay } from '#quotes/quote.ts'
import { CopyLink } from '#ui/toasts/copy-link.tsx'

/** A link for the person who approves the purchase (product: quotes 21). */
export function ShareQuote({ path, expiresAt }: { path: string; expiresAt: string }) {
  return (
    <CopyLink
      pathOf={() => path}
      topic="shared-quote"
      description={`Anyone with the link can see this quote through ${lastQuoteDay(expiresAt)}. Only you can order with it.`}
      variant="secondary"
      size="large"
      className="noscript:hidden"
      fieldClass="basis-full"
    >
      Copy Link for Approval
    </CopyLink>
  )
}
