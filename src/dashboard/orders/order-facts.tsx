import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { priceLabel } from '#catalog/products/labels.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { customerPath } from '#dashboard/orders/order-row.ts'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { discountOf } from '#lib/order-totals.ts'
import { receiptKindOf, receiptLabel } from '#orders/receipt-kind.ts'
import { hasReceiptPdf, sellerOfRecord } from '#orders/receipt.ts'
import { isVerified, type Order, type OrderLine, type OrderPayment } from '#orders/order.ts'
import { mayCancel } from '#orders/order-status.ts'
import { namesOfLine } from '#orders/subscription.ts'
import { quoteNumber } from '#quotes/quote.ts'

const columns: readonly Column<OrderLine & { product: string; change: string | null }>[] = [
  {
    title: 'Product',
    cell: ({ product, change, productId, productType }) => {
      const path = `/dashboard/${productType === 'marketplace' ? 'products' : 'solutions'}/${productId}`
      return <ProductAndChange product={<Link to={path}>{product}</Link>} change={change} />
    },
  },
  {
    title: 'Seller',
    cell: (line) =>
      line.sellerId === null ? (
        sellerOfRecord(line)
      ) : (
        <Link to={`/dashboard/sellers/${line.sellerId}`}>{sellerOfRecord(line)}</Link>
      ),
  },
  { title: 'Quantity', cell: ({ change, quantity }) => change === null && quantity, isFigure: true },
  {
    title: 'Price',
    cell: ({ price, subscriptionInterval }) => priceLabel(price, subscriptionInterval),
    isFigure: true,
  },
  { title: 'Sum', cell: ({ total, discount }) => formatPrice(total + discount), isFigure: true },
]

export function OrderLines({ order, payment }: { order: Order; payment: OrderPayment }) {
  const discount = discountOf(order)
  const refunded = payment.paid - payment.left
  return (
    <section>
      <h2 className="work-title">Lines</h2>
      <DataTable
        caption="Lines of the order"
        columns={columns}
        rows={order.lines.map((line) => ({ ...line, ...namesOfLine(line.name, order.change?.product) }))}
      />
      {discount > 0 && (
        <p className="mt-2 text-end">
          Discount ({order.discountCode}): {formatMoney(-discount)}
        </p>
      )}
      <p className="mt-2 text-end font-semibold">Total: {formatPrice(order.total)}</p>
      {refunded > 0 && <p className="text-end">Refunded: {formatPrice(refunded)}</p>}
    </section>
  )
}

export function CustomerFacts({ order }: { order: Order }) {
  const { form, customerId, customerDeletedAt, sessionId, quoteId, expiresAt } = order
  const path = customerPath(order)
  const place = [form.city, `${form.state} ${form.zipCode}`.trim(), form.country].filter(Boolean).join(', ')
  return (
    <section className="work-box">
      <h2 className="work-title">Customer</h2>
      <Facts>
        <Fact name="Name">{form.fullName}</Fact>
        <Fact name="Email">
          {form.email && (
            <>
              <a href={`mailto:${form.email}`}>{form.email}</a>
              {!isVerified(order) && ' (not confirmed)'}
            </>
          )}
        </Fact>
        <Fact name="Account">
          {customerDeletedAt && (
            <>
              Deleted on <Moment at={customerDeletedAt} />. Only owners see the customer’s details.
            </>
          )}
        </Fact>
        <Fact name="Phone">{form.phone}</Fact>
        <Fact name="Company">{form.company}</Fact>
        <Fact name="Address">{[form.address, place].filter(Boolean).join(', ')}</Fact>
        <Fact name="Tax ID">{form.taxId}</Fact>
        <Fact name="PO number">{form.poNumber}</Fact>
        <Fact name="Receipt">{receiptLink(order)}</Fact>
        <Fact name="Notes">
          {form.notes === '' ? '' : <span className="whitespace-pre-line">{form.notes}</span>}
        </Fact>
        <Fact name="More">{path === null ? null : <Link to={path}>Orders, quotes and questions</Link>}</Fact>
        <Fact name="Quote">
          {quoteId === null ? null : <Link to={`/dashboard/quotes/${quoteId}`}>{quoteNumber(quoteId)}</Link>}
        </Fact>
        <Fact name="Customer id">{customerId}</Fact>
        <Fact name="Payment id">{sessionId ?? ''}</Fact>
        <Fact name="Sign by">{mayCancel(order.status) ? <Moment at={expiresAt} /> : null}</Fact>
      </Facts>
    </section>
  )
}

/** Returns the link to the receipt, which is the same as the customer's (product: dashboard 89). */
function receiptLink(order: Order): ReactNode {
  if (receiptKindOf(order) === null || order.receiptNumber === null) return null
  const label = receiptLabel(order.receiptNumber)
  if (!hasReceiptPdf(order)) return `${label}, no PDF: it has letters other than Latin, Greek and Cyrillic`
  return <a href={`/dashboard/orders/${order.id}/receipt.pdf`}>{label}, PDF</a>
}
