import { discountPercent, formatMoney, type Cents } from '#lib/money.ts'
import { chargedNote, priceLabel } from '#marketplace/labels.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface PriceProps {
  price: Cents
  originalPrice: Cents | null
  interval: string | null
  size?: 'card' | 'page'
}

/** The price with its interval, the struck price beside it and the saving in words (spec §9). */
export function Price({ price, originalPrice, interval, size = 'card' }: PriceProps) {
  const percent = discountPercent(price, originalPrice)
  const note = chargedNote(price, interval)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 tabular-nums">
      <span className={size === 'page' ? 'text-3xl font-semibold' : 'text-lg font-semibold'}>
        {priceLabel(price, interval)}
      </span>
      {percent !== null && originalPrice !== null && (
        <span className="flex flex-wrap gap-x-2.5 text-sm">
          <span className="text-ink-faint">
            <VisuallyHidden>Regular price </VisuallyHidden>
            <s>{formatMoney(originalPrice)}</s>
          </span>
          <span className="font-medium text-teal">{percent}% off</span>
        </span>
      )}
      {note && <span className={`text-sm text-ink-faint ${size === 'page' ? 'w-full' : ''}`}>{note}</span>}
    </p>
  )
}
