import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { formatMoney, formatPrice, intervalLabel } from '#lib/money.ts'
import { comparedWithList, type AnswerTotals } from '#quotes/answers/answer-check.ts'

interface AnswerTotalsListProps {
  totals: AnswerTotals
  /** The discount code, if it applies. */
  code: string
  /** Whether all prices were entered. For a missing price, the list price is used. */
  isComplete: boolean
}

/** The totals of the entered answer, one-time and recurring, each compared with list prices. */
export function AnswerTotalsList({ totals, code, isComplete }: AnswerTotalsListProps) {
  const { today, oneTime, recurring, discount, list } = totals
  return (
    <div role="status" className="grid max-w-md gap-2 rounded-md bg-sunken px-4 py-3 tabular-nums">
      <Facts>
        {recurring.length > 0 && <Fact name="One-time">{formatPrice(oneTime)}</Fact>}
        {recurring.map(({ interval, total }) => (
          <Fact key={interval} name={capitalized(intervalLabel(interval))}>
            {formatPrice(total)}
          </Fact>
        ))}
        {discount > 0 && <Fact name={`Discount (${code})`}>{formatMoney(-discount)}</Fact>}
        <Fact name="Due today">
          <strong>{formatPrice(today)}</strong>
        </Fact>
        <Fact name="List price">
          {[formatPrice(list), comparedWithList(totals)].filter(Boolean).join(', ')}
        </Fact>
      </Facts>
      {!isComplete && <p className="text-ink-soft">Lines without a price count at their list price.</p>}
    </div>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
