import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderSummary, SummaryLine } from '#orders/checkout/order-summary.ts'
import { formatMoney, formatPrice, intervalLabel } from '#lib/money.ts'
import { Button } from '#ui/forms/button.tsx'

interface OrderSummaryLinesProps {
  summary: OrderSummary
  /** Replaces the label 'Total' if further payments follow. */
  totalLabel?: string
  oneTimeLabel?: string
  /** `false` for a change of a quantity, because the line's name already says it. */
  hasQuantity?: boolean
  obstacleOf?: (lineId: string) => string | null
  /** Removes a line that cannot be bought. */
  onRemove?: (lineId: string) => void
  noteOf?: (lineId: string) => ReactNode
}

/** One-time purchases, subscriptions and the total (product: checkout 3). */
export function OrderSummaryLines({
  summary,
  totalLabel = 'Total',
  oneTimeLabel = 'One-time Purchases',
  ...shared
}: OrderSummaryLinesProps) {
  const { oneTime, subscriptions, subtotal, discount, total, later } = summary
  return (
    <div className="grid gap-6">
      <Lines title={oneTimeLabel} lines={oneTime} {...shared} />
      <Lines title="Subscriptions" lines={subscriptions} {...shared} />
      <dl className="grid gap-2 border-t border-line pt-5">
        {discount && (
          <>
            <div className="flex flex-wrap justify-between gap-x-6">
              <dt>Subtotal</dt>
              <dd className="tabular-nums">{formatMoney(subtotal)}</dd>
            </div>
            <div className="flex justify-between gap-x-6 text-teal">
              <dt>
                Discount{discount.code && ` (${discount.code})`}
                {later.length > 0 && ', first payment only'}
              </dt>
              <dd className="shrink-0 tabular-nums">{formatMoney(-discount.amount)}</dd>
            </div>
          </>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-xl font-semibold">
          <dt>{later.length > 0 ? totalLabel : 'Total'}</dt>
          <dd className="tabular-nums">{formatPrice(total)}</dd>
        </div>
        {later.map((each) => (
          <div key={each.interval} className="flex flex-wrap justify-between gap-x-6 text-ink-soft">
            <dt>Then {intervalLabel(each.interval)}</dt>
            <dd className="tabular-nums">{formatPrice(each.total)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface LinesProps extends Omit<OrderSummaryLinesProps, 'summary' | 'totalLabel' | 'oneTimeLabel'> {
  title: string
  lines: SummaryLine[]
}

function Lines({ title, lines, hasQuantity = true, obstacleOf, onRemove, noteOf }: LinesProps) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 id={titleId} className="font-text text-sm font-semibold tracking-normal text-ink-faint">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-3 sm:gap-4">
            <LinePicture address={line.image} />
            <div className="min-w-0 grow">
              <div className="flex gap-x-4 max-[23rem]:flex-col">
                <div className="min-w-0 grow">
                  <LineName {...line} />
                  {hasQuantity && (
                    <p className="text-sm text-ink-soft">
                      Quantity: {line.quantity}
                      {line.interval !== null && !line.isEnding && (
                        <>
                          , <span className="whitespace-nowrap">charged {intervalLabel(line.interval)}</span>
                        </>
                      )}
                    </p>
                  )}
                  <Obstacle line={line} words={obstacleOf?.(line.id) ?? null} onRemove={onRemove} />
                </div>
                <LineTotal {...line} />
              </div>
              {noteOf?.(line.id)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LineName({ name, path }: SummaryLine) {
  return (
    <p className="font-semibold">
      {path ? (
        <Link to={path} className="-my-2.5 inline-block py-2.5 hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  )
}

export function LinePicture({ address }: { address: string | null }) {
  if (address === null) return null
  return (
    <img
      src={address}
      alt=""
      width={64}
      height={48}
      className="aspect-4/3 w-16 max-sm:w-12 shrink-0 self-start rounded-md object-cover outline -outline-offset-1 outline-line"
      data-screen-only=""
    />
  )
}

/** The price followed by its interval (product: display 3). */
function LineTotal({ total, interval }: SummaryLine) {
  return (
    <p className="shrink-0 text-end tabular-nums max-[23rem]:text-start">
      {formatPrice(total)}
      {interval !== null && <span className="block text-sm text-ink-soft"> {intervalLabel(interval)}</span>}
    </p>
  )
}

interface ObstacleProps {
  line: SummaryLine
  words: string | null
  onRemove: ((lineId: string) => void) | undefined
}

function Obstacle({ line, words, onRemove }: ObstacleProps) {
  if (words === null) return null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-red">{words}</p>
      {onRemove && (
        <Button variant="secondary" aria-label={`Remove ${line.name}`} onClick={() => onRemove(line.id)}>
          Remove
        </Button>
      )}
    </div>
  )
}
