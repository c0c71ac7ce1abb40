import { listingPath } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

type CategoryFilterProps = {
  categories: readonly Category[]
  /** The selected category. `null` selects 'All Categories', `undefined` selects no button. */
  chosen: Pick<Category, 'slug'> | null | undefined
  pathOf?: (slug: string) => string
}

/**
 * The button 'All Categories' and one button per category. The URL contains the selection (product:
 * marketplace 6, 7).
 */
export function CategoryFilter({ categories, chosen, pathOf = categoryInListing }: CategoryFilterProps) {
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="category-row bleed flex gap-2 py-1 max-lg:scroll-row lg:flex-wrap">
        <li className="shrink-0">
          <Choice to={listingPath({})} isChosen={chosen === null}>
            All Categories
          </Choice>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id} className="shrink-0">
            <Choice to={pathOf(slug)} isChosen={slug === chosen?.slug}>
              {name}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function categoryInListing(slug: string): string {
  return listingPath({ category: slug })
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      variant={isChosen ? 'ink' : 'secondary'}
    >
      {children}
    </ButtonLink>
  )
}

export function CategoryFilterSkeleton() {
  return (
    <div className="bleed flex min-w-0 gap-2 overflow-hidden py-1 lg:flex-wrap">
      <output className="sr-only">Loading categories…</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-11 w-32 shrink-0 rounded-full" />
      ))}
    </div>
  )
}
