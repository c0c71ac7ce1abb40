import { Link } from 'react-router'
import { CategoryIcon } from '#marketplace/landing/category-icon.tsx'
import type { Category } from '#catalog/product.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const columns = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3'
const tile = 'card card-plain flex h-full flex-col gap-3 p-4 sm:flex-row sm:gap-4 sm:p-5'

/**
 * One tile per category. It filters the products beneath; a second click clears the filter (product: marketplace 2).
 */
export function CategoryTiles({ categories, chosen }: { categories: readonly Category[]; chosen: string }) {
  return (
    <ul className={columns}>
      {categories.map(({ id, slug, name, icon, description }) => {
        const isChosen = slug === chosen
        return (
          <li key={id}>
            <Link
              to={isChosen ? '/marketplace' : `/marketplace?category=${encodeURIComponent(slug)}`}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={`${tile} card-link ${isChosen ? 'border-ink bg-surface-raised' : ''}`}
            >
              <span
                className={`grid size-11 shrink-0 place-items-center rounded-full ${isChosen ? 'bg-accent text-accent-ink' : 'bg-sunken text-ink'}`}
              >
                <CategoryIcon name={icon} />
              </span>
              <span className="grid content-start gap-1">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-ink-soft">{description}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Placeholders for six tiles (product: marketplace 4). */
export function CategoryTilesSkeleton() {
  return (
    <div className={columns}>
      <output className="sr-only">Loading categories...</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} data-skeleton="category" className={tile}>
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid grow content-start gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-10 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
