import { listingPath } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import { ButtonLink } from '#ui/forms/button.tsx'

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
