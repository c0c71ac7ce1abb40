import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { requireStatementSeller } from '#dashboard/statements/statement-access.server.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { dayOfMoment } from '#lib/days.ts'
import { dollarsText } from '#lib/money.ts'
import { monthRange, rateLabel, saleKindLabels } from '#orders/statements/statement.ts'
import { soldEntries } from '#orders/statements/statement-lines.queries.server.ts'
import type { ReportScope } from '#orders/statements/statement-sql.server.ts'
import { refundShares, statementOfMonth } from '#orders/statements/statements.queries.server.ts'
import type { Route } from './+types/statement-csv.page.ts'

const header = ['Day', 'Type', 'Product', 'Quantity', 'Commission rate', 'Credit', 'Debit']

/**
 * Exports every payment, refund and commission of a statement. The balance is credit minus debit. No amount
 * is negative, because `csv` would convert negative numbers to text (product: statements 8).
 */
export async function loader(page: Route.LoaderArgs) {
  const { viewer, db, now, seller } = await requireStatementSeller(page)
  const { month } = page.params
  const range = monthRange(month)
  if (!range) throw notFound()
  const filter = new URLSearchParams({
    seller: seller.id,
    from: dayOfMoment(range.start),
    to: dayOfMoment(new Date(range.before.getTime() - 1)),
  })
  const exported = { db, viewer, action: 'statements.export', name: 'statement', filter, when: month, header }
  const scope = { ...range, sellerIds: [seller.id] }
  return csvResponse({ ...exported, now }, rowsOf(db, scope, month))
}

async function* rowsOf(db: Database, scope: ReportScope & { sellerIds: readonly string[] }, month: string) {
  yield* inBatches(
    (slice) => soldEntries(db, scope, slice),
    ({ moment, kind, product, quantity, sales, discount, rate }) => [
      [
        moment.slice(0, 10),
        saleKindLabels[kind],
        product,
        String(quantity),
        rateLabel(rate),
        dollarsText(sales),
        dollarsText(discount),
      ],
    ],
  )
  const refunds = await refundShares(db, scope)
  yield refunds.map(({ day, product, amount, rate }) => [
    day,
    'Refund',
    product,
    '',
    rateLabel(rate),
    '',
    dollarsText(amount),
  ])
  const { commissions } = await statementOfMonth(db, scope.sellerIds[0] ?? '', month, scope)
  yield commissions.map(({ rate, commission }) => [
    '',
    'Commission',
    '',
    '',
    rateLabel(rate),
    commission < 0 ? dollarsText(-commission) : '',
    commission < 0 ? '' : dollarsText(commission),
  ])
}
