import { formatMoney, formatPrice, intervalLabel } from '#lib/money.ts'
import { savedLabel, type QuoteSums } from '#quotes/document/quote-view.ts'

export function Sums({ sums }: { sums: QuoteSums }) {
  const { discount, saved = 0 } = sums
  return (
    <dl className="grid gap-2" data-keep-together="">
      {discount && (
        <>
          <div className="flex justify-between gap-6">
            <dt>Subtotal</dt>
            <dd className="tabular-nums">{formatMoney(sums.today + discount.amount)}</dd>
          </div>
          <div className="flex justify-between gap-6 text-teal">
            <dt>
              Discount ({discount.code}){sums.later.length > 0 && ', first payment only'}
            </dt>
            <dd className="tabular-nums">{formatMoney(-discount.amount)}</dd>
          </div>
        </>
      )}
      <div className="flex items-baseline justify-between gap-6 text-xl font-semibold">
        <dt>{sums.later.length > 0 ? 'Total today' : 'Total'}</dt>
        <dd className="tabular-nums">{formatPrice(sums.today)}</dd>
      </div>
      {saved > 0 && (
        <div className="flex justify-between gap-6 text-teal">
          <dt>{savedLabel(sums)}</dt>
          <dd className="tabular-nums">{formatMoney(saved)}</dd>
        </div>
      )}
      {sums.later.map(({ interval, total }) => (
        <div key={interval} className="flex justify-between gap-6 text-ink-soft">
          <dt>Then {intervalLabel(interval)}</dt>
          <dd className="tabular-nums">{formatMoney(total)}</dd>
        </div>
      ))}
    </dl>
  )
}
