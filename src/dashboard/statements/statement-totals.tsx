import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { lessMoney } from '#dashboard/statements/statements-table.tsx'
import { formatMoney } from '#lib/money.ts'
import { rateLabel } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'

/** The amounts from sales down to the balance. */
export function StatementTotals({ statement }: { statement: SellerStatement }) {
  const { sales, discounts, refunds, commissions, balance } = statement
  return (
    <section className="work-box" aria-label="Totals">
      <Facts>
        <Fact name="Sales">{formatMoney(sales)}</Fact>
        <Fact name="Discounts">{lessMoney(discounts)}</Fact>
        <Fact name="Refunds">{lessMoney(refunds)}</Fact>
        {commissions.map(({ rate, amount, commission }) => (
          <Fact key={rate} name="Commission">
            {lessMoney(commission)} ({rateLabel(rate)} of {formatMoney(amount)})
          </Fact>
        ))}
        <Fact name="Balance">
          <strong>{formatMoney(balance)}</strong>
        </Fact>
      </Facts>
    </section>
  )
}
