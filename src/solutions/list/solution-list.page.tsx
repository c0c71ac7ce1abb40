import { Link, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { shopMeta } from '#site/page-meta.ts'
import { currentFilter, filterChips, filterSolutions } from '#solutions/list/solution-filter.ts'
import {
  catalogSortOf,
  inCatalogOrder,
  catalogPath,
  catalogSorts,
  sortLabel,
  type CatalogSort,
} from '#solutions/list/solution-order.ts'
import { eagerPictures } from '#marketplace/product-grid.tsx'
import { FilterChipList } from '#solutions/list/filter-chip-list.tsx'
import { CatalogCard } from '#solutions/list/catalog-card.tsx'
import { solutionCatalog } from '#catalog/solutions/solutions.server.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/solution-list.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { solutions: await solutionCatalog(context).list() }
}

/** Prevents revalidation for filtering and sorting, which use data that is already loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export const handle = { searchParameters: ['show', 'sort'], hasResults: true } satisfies PageHandle

export const meta = shopMeta({
  title: 'Solutions Catalog',
  description: `Every pre-packaged solution from ${brand.arms.solutions} with its price, savings and what it includes, available now or coming soon.`,
  path: '/wts/pre-packaged/catalog',
})

/** The catalog of pre-packaged solutions (product: solutions 8, 9, 11). */
export default function CatalogPage({ loaderData: { solutions } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const show = parameters.get('show')
  const chips = filterChips(solutions)
  const sort = catalogSortOf(parameters.get('sort'))
  const found = inCatalogOrder(filterSolutions(solutions, show), sort)
  return (
    <Container className="pt-2 pb-20 sm:pt-6">
      <h1 className="text-2xl sm:text-3xl">Solutions Catalog</h1>
      <p className="mt-2 text-ink-soft max-sm:sr-only">
        Each one has a fixed price and a clear list of what’s included. Fixed scope and steps are why a
        package costs less than its regular price as a custom project.
      </p>
      <div className="mt-1 sm:mt-4">
        <FilterChipList chips={chips} current={currentFilter(chips, show)} sort={sort} />
      </div>
      <section id="results" tabIndex={-1} aria-label="Solutions">
        <div className="flex items-center justify-between gap-x-8 sm:mb-2">
          <output className="flex min-h-11 shrink-0 items-center text-sm text-ink-soft">
            {found.length === 1 ? '1 solution' : `${found.length} solutions`}
          </output>
          {found.length > 1 && <SortLinks show={show} sort={sort} />}
        </div>
        {found.length === 0 ? (
          <EmptyState
            title="No solutions found"
            action={
              <>
                <ButtonLink to="/wts/pre-packaged/catalog" preventScrollReset>
                  Show all solutions
                </ButtonLink>
                <ButtonLink to="/marketplace" prefetch="intent" variant="secondary">
                  Browse the marketplace
                </ButtonLink>
              </>
            }
          >
            <p>Nothing matches this filter right now.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {found.map((solution, index) => (
              <li key={solution.id} className="grid">
                <CatalogCard solution={solution} eager={index < eagerPictures} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Container>
  )
}

/** The sort options are links like the chips, so that visitors can share the sort order. */
function SortLinks({ show, sort }: { show: string | null; sort: CatalogSort | null }) {
  return (
    <nav aria-label="Sort solutions" data-screen-only="" className="min-w-0 max-sm:-me-(--edge)">
      <ul className="flex gap-x-5 overflow-x-auto max-sm:scroll-row">
        {[null, ...catalogSorts].map((each) => (
          <li key={each}>
            <Link
              to={catalogPath({ show, sort: each })}
              preventScrollReset
              aria-current={each === sort ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-current:font-semibold aria-current:text-ink aria-current:underline aria-current:underline-offset-4"
            >
              {sortLabel(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
