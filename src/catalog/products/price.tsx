import { formatMoney, formatPrice, type Cents } from '#lib/money.ts'
import { chargedNote, priceComparison, priceLabel, type PriceComparison } from '#catalog/products/labels.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface PriceProps {
  price: Cents
  originalPrice: Cents | null
  interval: string | null
  unitCovers?: string | null
  /** Replaces the note about charging. */
  note?: string | null
  size?: 'card' | 'page'
}

/**
 * The price with its interval, the struck-through price, the discount in words (product: display 12), and what one
 * unit covers (product: data 5).
 */
export function Price({ price, originalPrice, interval, unitCovers, size = 'card', ...rest }: PriceProps) {
  const comparison = priceComparison(price, originalPrice)
  const note = rest.note ?? chargedNote(price, interval)
  const amount = formatPrice(price)
  const perInterval = priceLabel(price, interval).slice(amount.length)
  const isCard = size === 'card'
  return (
    <p className="grid gap-y-0.5 tabular-nums">
      <span className={`font-semibold ${isCard ? 'text-lg' : 'text-3xl'}`}>
        {amount}
        {perInterval && <span className={isCard ? 'text-sm font-normal' : undefined}>{perInterval}</span>}
      </span>{' '}
      {/* Cards render this even if it is empty, so that the prices in a row align. */}
      {(isCard || comparison || note) && (
        <span
          className={`flex min-h-lh flex-wrap items-baseline gap-x-2.5 max-sm:empty:hidden ${isCard ? 'text-xs' : 'text-sm'}`}
        >
          {comparison && <Comparison {...comparison} />}
          {note && <span className="text-ink-faint">{note}</span>}
        </span>
      )}
      {unitCovers && <span className="text-sm text-ink-faint">One unit covers {unitCovers}.</span>}
    </p>
  )
}

function Comparison({ label, amount, percent }: PriceComparison) {
  if (percent === null) {
    return (
      <span className="text-ink-faint">
        {label} {formatMoney(amount)}
      </span>
    )
  }
  return (
    <>
      <span className="text-ink-faint">
        <VisuallyHidden>{label} </VisuallyHidden>
        <s>{formatMoney(amount)}</s>
      </span>
      <span className="font-medium text-teal">{percent}% off</span>
    </>
  )
}
