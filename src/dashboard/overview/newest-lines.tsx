import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { OverviewBox } from '#dashboard/overview/overview-box.tsx'
import { formatPrice } from '#lib/money.ts'
import type { SoldLineView } from '#orders/admin/sold-lines.queries.server.ts'

type NewestLine = Pick<SoldLineView, 'product' | 'change' | 'quantity' | 'total' | 'day'> & {
  isPaid: boolean
}

/** The newest sold lines of a member's products (product: dashboard 88). */
export function NewestLines({ lines }: { lines: readonly NewestLine[] }) {
  return (
    <OverviewBox
      id="newest-lines-title"
      title="New orders of your products"
      more={{ path: '/dashboard/orders', label: 'All orders' }}
    >
      {lines.length === 0 && <p className="text-ink-soft">They show up here as customers place them.</p>}
      <ul className="divided">
        {lines.map(({ product, change, quantity, total, day, isPaid }, index) => (
          <li key={index} className="grid gap-0.5 py-2">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold text-ink">
                <ProductAndChange
                  product={change === null ? `${quantity} × ${product}` : product}
                  change={change}
                />
              </span>
              <span className="font-semibold text-ink">{formatPrice(total)}</span>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
              <StatusDot tone={isPaid ? 'good' : 'waiting'}>{isPaid ? 'Paid' : 'Not paid yet'}</StatusDot>
              {shortDay(day)}
            </span>
          </li>
        ))}
      </ul>
    </OverviewBox>
  )
}
