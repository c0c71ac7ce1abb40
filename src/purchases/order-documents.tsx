import { Link } from 'react-router'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { receiptPath, receiptPdfPath } from '#orders/order-paths.ts'
import { quoteNumber, quotePath } from '#quotes/quote.ts'

/** Links to the quote and the receipt of an order (product: receipts 16). */
export function OrderDocuments({ order, className = '' }: { order: OrderAnswer; className?: string }) {
  const { id, receipt, receipt_number: number, receipt_pdf, quote_id } = order
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
        <ReceiptLinks orderId={id} name={`${names[receipt]} ${number ?? ''}`.trim()} hasPdf={receipt_pdf} />
      )}
    </ul>
  )
}

const names = { receipt: 'Receipt', confirmation: 'Confirmation' } as const

function ReceiptLinks({ orderId, name, hasPdf }: { orderId: string; name: string; hasPdf: boolean }) {
  return (
    <>
      <li>
        <Link to={receiptPath(orderId)} className="link inline-flex min-h-11 items-center">
          {name}
        </Link>
      </li>
      {hasPdf && (
        <li>
          <a href={receiptPdfPath(orderId)} download className="link inline-flex min-h-11 items-center gap-2">
            Download PDF
          </a>
        </li>
      )}
    </>
  )
}
