import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { waitedFor, type OpenTask } from '#dashboard/overview/open-tasks.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { formatPrice } from '#lib/money.ts'
import type { SoldLineView } from '#orders/admin/sold-lines.queries.server.ts'
import type { SetupStep } from '#dashboard/overview/setup-steps.server.ts'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

interface OverviewBoxProps {
  /** The id of the title. It must be unique on the page. */
  id: string
  title: string
  more: { path: string; label: string }
  children: ReactNode
}

export function OverviewBox({ id, title, more, children }: OverviewBoxProps) {
  return (
    <section aria-labelledby={id} className="overview-box p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="work-title">
          {title}
        </h2>
        <Link to={more.path} className="link">
          {more.label}
        </Link>
      </div>
      {children}
    </section>
  )
}

/** The open tasks, oldest first, each with a count, an age and a link to its list. */
export function OpenTaskList({ entries, now }: { entries: readonly OpenTask[]; now: Date }) {
  if (entries.length === 0) {
    return (
      <div className="overview-box p-4">
        <p className="font-semibold text-ink">You’re all caught up</p>
        <p className="text-ink-soft">New proposals, orders and questions will show up here.</p>
      </div>
    )
  }
  return (
    <ul className="open-tasks divided overflow-hidden" data-rows="">
      {entries.map(({ label: [one, many], count, note, path, oldest }) => (
        <li key={one + path}>
          <Link
            to={path}
            className="grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 px-4 py-2.5 hover:bg-surface-raised"
          >
            <span className="text-lg/[1.6] font-semibold text-ink">{count.toLocaleString('en-US')}</span>
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{count === 1 ? one : many}</span>
              <span className="block text-ink-soft">{note}</span>
            </span>
            {oldest && (
              <span className="text-xs/[1.6] whitespace-nowrap text-ink-soft">{waitedFor(oldest, now)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

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

/** The steps of the set-up, until all are done, or the open ones if more than half are done. */
export function SetupList({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const isSmall = 2 * done > steps.length
  return (
    <section aria-labelledby="setup-title" className="overview-box p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="setup-title" className="work-title">
          Get set up
        </h2>
        <span className="text-ink-soft">
          {done} of {steps.length} done
        </span>
      </div>
      <ol className="grid gap-3">
        {(isSmall ? steps.filter(({ isDone }) => !isDone) : steps).map(({ label, note, path, isDone }) => (
          <li
            key={label}
            className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 ${isDone ? 'text-ink-soft' : ''}`}
          >
            <span
              className={`grid size-6 place-items-center rounded-full border-[1.5px] ${isDone ? 'border-teal text-teal' : 'border-line-strong'}`}
            >
              {isDone && <CheckIcon className="size-4" />}
            </span>
            <span className="min-w-0">
              {isDone ? (
                <>
                  {label}
                  <span className="sr-only"> (done)</span>
                </>
              ) : (
                <>
                  <Link to={path} className="font-semibold text-ink underline">
                    {label}
                  </Link>
                  {!isSmall && <span className="block text-ink-soft">{note}</span>}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
