import { Link } from 'react-router'
import { CategoryIcon } from '#marketplace/landing/category-icon.tsx'
import type { Category } from '#catalog/category.ts'

interface CategoryTilesProps {
  categories: readonly Category[]
  chosen: Category | null
}

/**
 * One tile per category. A click filters the products below; a second click removes the filter (product:
 * marketplace 2). On a phone the tiles are one row that scrolls horizontally.
 */
export function CategoryTiles({ categories, chosen }: CategoryTilesProps) {
  return (
    <ul className="bleed grid auto-cols-max grid-flow-col gap-2 overflow-x-auto py-1 lg:auto-cols-fr lg:gap-3">
      {categories.map(({ id, slug, name, icon }) => {
        const isChosen = slug === chosen?.slug
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
