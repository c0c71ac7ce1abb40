import { Link } from 'react-router'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { receiptPath, receiptPdfPath } from '#orders/order-paths.ts'
import { quoteNumber, quotePath } from '#quotes/quote.ts'

/** Links to the quote and the receipt of an order (product: receipts 16). */
export function OrderDocuments({ order, className = '' }: { order: OrderAnswer; className?: string }) {
  const { id, receipt, receipt_pdf, quote_id } = order
  if (receipt === null && quote_id === null) return null
  return (
    <ul aria-label="Documents" className={`flex flex-wrap gap-x-6 ${className}`} data-screen-only="">
      {quote_id !== null && (
        <li>
          <Link to={quotePath(quote_id)} className="link inline-flex min-h-11 items-center">
            Quote {quoteNumber(quote_id)}
          </Link>
        </li>
      )}
      {receipt !== null && (
        <li className="inline-flex min-h-11 items-center">
          <ReceiptLink {...order} receipt={receipt} />
        </li>
      )}
      {receipt !== null && receipt_pdf && (
        <li>
          <a href={receiptPdfPath(id)} download className="link inline-flex min-h-11 items-center gap-2">
            Download PDF
          </a>
        </li>
      )}
    </ul>
  )
}

const names = { receipt: 'Receipt', confirmation: 'Confirmation' } as const

interface ReceiptLinkProps extends Pick<OrderAnswer, 'id' | 'receipt_number'> {
  receipt: keyof typeof names
}

export function ReceiptLink({ id, receipt, receipt_number: number }: ReceiptLinkProps) {
  return (
    <Link to={receiptPath(id)} className="link -my-3 inline-block py-3">
      {`${names[receipt]} ${number ?? ''}`.trim()}
    </Link>
  )
}
