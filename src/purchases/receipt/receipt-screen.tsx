import { Form, Link, useNavigation } from 'react-router'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath, receiptPath, receiptPdfPath, type Renewal } from '#orders/order-paths.ts'
import { mayContinue, type OrderStatus } from '#orders/order-status.ts'
import type { Receipt } from '#orders/receipt.ts'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { ReceiptSheet } from '#purchases/receipt/receipt-sheet.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'

interface ReceiptScreenProps {
  orderId: string
  receipt: Receipt
  /** Set on the receipt of a renewal. This page does not mail such a receipt again. */
  renewal: Renewal | null
  hasPdf: boolean
  mailTo: string | null
  mailed: boolean
  problem: MailProblem | null
}

type MailProblem =
  | { outcome: 'too_many'; minutes: number }
  | { outcome: 'away' | 'missing' | 'unknown' | 'no_receipt' | 'not_proven' }

/** The receipt as it will be printed, with actions above it, or below it on a phone. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { orderId, receipt, mailTo, mailed, problem } = props
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to={orderPath(orderId)}>Order {orderNumber(orderId)}</BackLink>
      <div className="receipt-page mx-auto mt-4 grid max-w-text gap-6">
        <div data-screen-only="" className="empty:hidden">
          {problem && <Banner tone="error">{problemWords(problem)}</Banner>}
          {!problem && mailed && mailTo && <Banner tone="success">It’s on its way to {mailTo}.</Banner>}
        </div>
        <div className="grid gap-4 max-sm:order-last" data-screen-only="">
          <ReceiptActions {...props} />
        </div>
        <ReceiptSheet receipt={receipt} />
      </div>
    </div>
  )
}

function ReceiptActions({ orderId, receipt, renewal, hasPdf, mailTo }: ReceiptScreenProps) {
  const title = receipt.title.toLowerCase()
  const { state } = useNavigation()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <DownloadOrPrint pdfPath={hasPdf ? receiptPdfPath(orderId, renewal) : null} />
        {mailTo && !renewal && (
          <Form method="post" action={receiptPath(orderId)} preventScrollReset>
            <Button type="submit" variant="secondary" busy={state === 'submitting'} busyLabel="Sending…">
              Email it to me
            </Button>
          </Form>
        )}
      </div>
      {!renewal && <MailHint {...{ title, hasPdf, mailTo }} />}
    </>
  )
}

function MailHint({ title, hasPdf, mailTo }: { title: string; hasPdf: boolean; mailTo: string | null }) {
  return (
    <p className="text-sm text-ink-soft">
      {mailTo ? (
        `${hasPdf ? `The ${title}` : `A link to the ${title}`} goes to ${mailTo}${hasPdf ? ', with the PDF attached' : ''}.`
      ) : (
        <>
          To get it by email, confirm your address under{' '}
          <Link to="/settings?tab=security" className="link">
            Settings
          </Link>{' '}
          first.
        </>
      )}
    </p>
  )
}

function problemWords(problem: MailProblem): string {
  switch (problem.outcome) {
    case 'too_many':
      return `We’ve emailed it several times this hour. Please try again in ${problem.minutes} ${problem.minutes === 1 ? 'minute' : 'minutes'}, or print or save it here.`
    case 'not_proven':
      return 'Your email isn’t confirmed yet, so we didn’t send it. You can print or save it here.'
    default:
      return 'We couldn’t send it. Please try again, or print or save it here.'
  }
}

/** Shown for the customer's own order if it is not paid (product: receipts 1). */
export function ReceiptMissing({ orderId, status }: { orderId: string; status: OrderStatus }) {
  return (
    <EmptyScreen
      title="This order has no receipt"
      action={<ButtonLink to={orderPath(orderId)}>View the order</ButtonLink>}
    >
      {mayContinue(status)
        ? 'It isn’t paid yet. Once it is, you’ll find the receipt here.'
        : 'The order ended before payment, and nothing was charged.'}
    </EmptyScreen>
  )
}
