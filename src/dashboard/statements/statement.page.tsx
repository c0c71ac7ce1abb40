import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { monthName, shortDay } from '#dashboard/components/short-day.ts'
import {
  answeredFields,
  notDone,
  rejectedAnswer,
  reloadsWhenChanged,
} from '#dashboard/components/action-answer.ts'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { requireStatementSeller } from '#dashboard/statements/statement-access.server.ts'
import { statementAddress } from '#dashboard/statements/statement-list.ts'
import { paymentForm } from '#dashboard/statements/statement.forms.ts'
import { StatementPayment } from '#dashboard/statements/statement-payment.tsx'
import { actorOf, notFound } from '#dashboard/viewer.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { monthRange, rateLabel, saleKindLabels } from '#orders/statements/statement.ts'
import { markStatementPaid, unmarkStatementPaid } from '#orders/statements/statements.commands.server.ts'
import { salesByProduct, type ProductSales } from '#orders/statements/statement-lines.queries.server.ts'
import {
  refundShares,
  statementOfMonth,
  type RefundShare,
} from '#orders/statements/statements.queries.server.ts'
import { ButtonAnchor } from '#ui/forms/button.tsx'
import type { Route } from './+types/statement.page.ts'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { lessMoney } from '#dashboard/statements/statements-table.tsx'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { formatMoney } from '#lib/money.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Statement of ${loaderData.statement.seller}` : 'Statement'
  return dashboardMeta(title, 'What a seller sold in a month, and the balance.')(page)
}

export async function loader(page: Route.LoaderArgs) {
  const { db, now, seller, may } = await requireStatementSeller(page)
  const { month } = page.params
  const range = monthRange(month)
  if (!range) throw notFound()
  const scope = { ...range, sellerIds: [seller.id] }
  const [statement, products, refunds] = await Promise.all([
    statementOfMonth(db, seller.id, month, range),
    salesByProduct(db, scope),
    refundShares(db, scope),
  ])
  return { statement, products, refunds, mayPay: may.pay, now }
}

export async function action(page: Route.ActionArgs) {
  const { viewer, db, now, seller, may } = await requireStatementSeller(page)
  if (!may.pay) throw notFound()
  const values = await formTexts(page.request)
  const { intent = '' } = values
  const change = { sellerId: seller.id, month: page.params.month, actor: actorOf(viewer), now }
  if (intent === 'unmark') {
    const unmarked = await unmarkStatementPaid(db, change)
    if (!unmarked.ok) return rejectedAnswer('changed', intent, values)
  } else if (intent === 'pay') {
    const form = paymentForm.safeParse({ amount: '', note: '', ...values })
    if (!form.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(form.error))
    const paid = await markStatementPaid(db, { ...change, ...form.data })
    if (!paid.ok) return rejectedAnswer(paid.reason, intent, values)
  } else throw notFound()
  return redirect(`${statementAddress(seller.id, page.params.month)}?done=${intent}`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

const problems = {
  invalid: notDone.invalid,
  not_over: 'This month isn’t over yet.',
  changed: 'Something changed in the meantime. Here it is now.',
}

const doneWords = {
  pay: 'Marked as paid.',
  unmark: 'This statement is open again.',
}

/** A statement, for the screen and for printing (product: statements 2 to 8). */
export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { statement, products, refunds, mayPay, now } = loaderData
  const answer = reachedAnswer(actionData)
  const { sellerId, month, seller } = statement
  return (
    <>
      <BackLink to={statementAddress(sellerId)}>{seller}</BackLink>
      <PageHeading
        title={`Statement for ${monthName(month)}`}
        lead={`${seller}. Days are in UTC. We don’t calculate tax.`}
        action={<DownloadOrPrint pdfPath={null} variant="secondary" />}
        more={
          <ButtonAnchor href={`${statementAddress(sellerId, month)}/export`} variant="secondary" download>
            Export as CSV
          </ButtonAnchor>
        }
      />
      <Outcome done={doneWords} problem={answer && problems[answer.outcome]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <StatementTotals statement={statement} />
          <StatementPayment
            statement={statement}
            mayPay={mayPay}
            now={now}
            note={answeredFields('pay', answer).of('note')}
          />
        </div>
        <StatementLines products={products} refunds={refunds} />
      </div>
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

/** The amounts from sales to balance. */
function StatementTotals({ statement }: Pick<LoaderData, 'statement'>) {
  const { sales, discounts, refunds, commissions, balance } = statement
  return (
    <section className="work-box" aria-label="Totals">
      <dl className="grid gap-2 tabular-nums">
        <Sum name="Sales">{formatMoney(sales)}</Sum>
        <Sum name="Discounts">{lessMoney(discounts)}</Sum>
        <Sum name="Refunds">{lessMoney(refunds)}</Sum>
        {commissions.map(({ rate, amount, commission }) => (
          <Sum key={rate} name={`Commission, ${rateLabel(rate)} of ${formatMoney(amount)}`}>
            {lessMoney(commission)}
          </Sum>
        ))}
        <Sum name="Balance">
          <strong>{formatMoney(balance)}</strong>
        </Sum>
      </dl>
    </section>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The sales per product, and all refunds. Only the CSV file lists individual payments. */
function StatementLines({ products, refunds }: Pick<LoaderData, 'products' | 'refunds'>) {
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
