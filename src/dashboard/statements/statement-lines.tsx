import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { lessMoney } from '#dashboard/statements/statements-table.tsx'
import { formatMoney } from '#lib/money.ts'
import { rateLabel, saleKindLabels } from '#orders/statements/statement.ts'
import type { ProductSales } from '#orders/statements/statement-lines.queries.server.ts'
import type { RefundShare } from '#orders/statements/statements.queries.server.ts'

interface StatementLinesProps {
  products: readonly ProductSales[]
  refunds: readonly RefundShare[]
}

/** The sales per product, and all refunds. Only the CSV file lists individual payments. */
export function StatementLines({ products, refunds }: StatementLinesProps) {
  return (
    <>
      <section aria-label="Sales by product">
        <h2 className="work-title">Sales</h2>
        <DataTable
          caption="Sales"
          columns={productColumns}
          rows={products}
          rowKey={({ product, kind, rate }) => `${product} ${kind} ${rate}`}
          empty="No sales in this month."
        />
      </section>
      {refunds.length > 0 && (
        <section aria-label="Refunded products">
          <h2 className="work-title">Refunds</h2>
          <DataTable caption="Refunds" columns={refundColumns} rows={refunds} />
        </section>
      )}
    </>
  )
}

const productColumns: readonly Column<ProductSales>[] = [
  { title: 'Product', cell: ({ product }) => product },
  { title: 'Type', cell: ({ kind }) => saleKindLabels[kind] },
  { title: 'Payments', isFigure: true, cell: ({ payments }) => payments.toLocaleString('en-US') },
  { title: 'Sales', isFigure: true, cell: ({ sales }) => formatMoney(sales) },
  { title: 'Discounts', isFigure: true, cell: ({ discounts }) => lessMoney(discounts) },
  { title: 'Commission rate', isFigure: true, cell: ({ rate }) => rateLabel(rate) },
]

const refundColumns: readonly Column<RefundShare>[] = [
  { title: 'Product', cell: ({ product }) => product },
  { title: 'Day', cell: ({ day }) => shortDay(day) },
  { title: 'Amount', isFigure: true, cell: ({ amount }) => lessMoney(amount) },
  { title: 'Commission rate', isFigure: true, cell: ({ rate }) => rateLabel(rate) },
]
