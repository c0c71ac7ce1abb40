import { formatMoney } from '#lib/money.ts'
import { chargedNote, priceLabel } from '#catalogue/labels.ts'
import { pricing, regularLabel, type FixedPage, type ForSale } from '#solutions/fixed/fixed-page.ts'
import { Badge } from '#ui/badge.tsx'

/** The price, the struck-through regular price and the percent off (product: solutions 17). */
export function PriceHeader({ page, sale }: { page: FixedPage; sale: ForSale }) {
  const { regular, current, percent } = pricing(page, sale)
  const note = chargedNote(current, sale.interval)
  return (
    <div>
      {sale.comingSoon && <p className="text-sm font-semibold text-accent-text">Early-bird price</p>}
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
        <span className="text-3xl font-semibold">{priceLabel(current, sale.interval)}</span>
        {regular !== null && (
          <span className="inline-flex items-baseline gap-x-3">
            <span className="text-ink-faint">
              <span className={page.valuedAt === null ? 'sr-only' : ''}>{regularLabel(page)} </span>
              <s>{formatMoney(regular)}</s>
            </span>
            {percent !== null && <Badge look="teal">{percent}% off</Badge>}
          </span>
        )}
      </p>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}
