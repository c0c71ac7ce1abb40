import { Link } from 'react-router'
import { CardPicture } from '#solutions/pictures.tsx'
import type { ComingSoonItem } from '#solutions/pre-packaged/featured.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

/** A coming-soon card (product: solutions 7). */
export function ComingSoonCard({ card: { name, text, to, action, picture } }: { card: ComingSoonItem }) {
  return (
    <Card link className="flex flex-col overflow-hidden">
      <CardPicture subject={picture} to={to} />
      <div className="flex grow flex-col gap-3 p-6">
        <Badge look="accent">Coming Soon</Badge>
        <h3>
          <Link to={to} prefetch="intent" viewTransition className="card-hit">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{text}</p>
        <p className="mt-auto flex items-center gap-2 pt-2 text-sm font-semibold" aria-hidden="true">
          {action}
          <ArrowRightIcon className="size-4" />
        </p>
      </div>
    </Card>
  )
}
