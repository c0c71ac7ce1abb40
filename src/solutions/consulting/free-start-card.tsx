import { Link } from 'react-router'
import { formatMoney } from '#lib/money.ts'
import type { FreeStart } from '#solutions/consulting/free-start.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

/** A free offer with a link to its page (product: solutions 14). */
export function FreeStartCard({ start: { to, name, text, value, action } }: { start: FreeStart }) {
  return (
    <Card link className="flex flex-col gap-3 p-6 md:p-8">
      <p className="flex flex-wrap items-center gap-3">
        <Badge look="teal">Free</Badge>
        <span className="text-sm text-ink-soft">Valued at {formatMoney(value)}</span>
      </p>
      <h3 className="text-2xl">
        <Link to={to} prefetch="intent" viewTransition className="card-hit">
          {name}
        </Link>
      </h3>
      <p className="text-ink-soft">{text}</p>
      <p className="mt-auto flex items-center gap-2 pt-2 font-semibold" aria-hidden="true">
        {action}
        <ArrowRightIcon className="size-4" />
      </p>
    </Card>
  )
}
