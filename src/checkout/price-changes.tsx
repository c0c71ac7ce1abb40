import type { PriceChange } from '#cart/line-labels.ts'
import { formatPrice } from '#lib/money.ts'
import { Banner } from '#ui/banner.tsx'

/** A price that changed since the customer saw it is pointed out (decisions §4). */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null
  return (
    <Banner title={changes.length === 1 ? 'A price has changed' : 'Some prices have changed'}>
      <ul className="grid gap-1">
        {changes.map(({ lineId, name, from, to }) => (
          <li key={lineId}>
            {name}: now {formatPrice(to)}, was {formatPrice(from)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
