import { Link } from 'react-router'
import { CategoryIcon } from '#marketplace/landing/category-icon.tsx'
import type { Category } from '#catalog/category.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** On a phone the tiles are one row that scrolls horizontally. */
const row = 'bleed grid auto-cols-max grid-flow-col gap-2 overflow-x-auto py-1 lg:auto-cols-fr lg:gap-3'

/**
 * One tile per category. A click filters the products below; a second click removes the filter (product:
 * marketplace 2).
 */
export function CategoryTiles({ categories, chosen }: { categories: readonly Category[]; chosen: string }) {
  return (
    <ul className={row}>
      {categories.map(({ id, slug, name, icon }) => {
        const isChosen = slug === chosen
        return (
          <li key={id}>
            <Link
              to={isChosen ? '/marketplace' : `/marketplace?category=${encodeURIComponent(slug)}`}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className="card card-plain card-link category-tile"
            >
              <span className="category-tile-icon">
                <CategoryIcon name={icon} />
              </span>
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Six placeholder tiles (product: marketplace 4). */
export function CategoryTilesSkeleton() {
  return (
    <div className={row}>
      <output className="sr-only">Loading categories…</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} data-skeleton="category" className="card card-plain category-tile">
          <Skeleton className="category-tile-icon" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
