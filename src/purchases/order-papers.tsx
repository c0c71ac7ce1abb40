import { Link } from 'react-router'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { receiptPath, receiptPdfPath } from '#orders/order-paths.ts'
import { DownloadIcon } from '#ui/icons-commerce.tsx'

/** What an order has on paper (product: receipts 16). The quote that it came from joins them here. */
export function OrderPapers({ order }: { order: OrderAnswer }) {
  if (order.receipt === null) return null
  const name = order.receipt === 'receipt' ? 'Receipt' : 'Confirmation'
  return (
    <div data-screen-only="">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-faint">Papers</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        <li>
          <Link to={receiptPath(order.id)} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        </li>
        <li>
          <a
            href={receiptPdfPath(order.id)}
            download
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <DownloadIcon className="size-4" />
            {name} as PDF
          </a>
        </li>
      </ul>
    </div>
  )
}
