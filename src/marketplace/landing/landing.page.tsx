import { Link, useLocation, useNavigation } from 'react-router'
import { landingFigures, marketplace } from '#content/marketplace.ts'
import { categoryPath, toCardProduct, type CardProduct } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { CategoryTiles } from '#marketplace/landing/category-tiles.tsx'
import { LandingHero } from '#marketplace/landing/landing-hero.tsx'
import { Figures } from '#marketplace/figures.tsx'

import type { PageHandle } from '#http/pages/page-handle.ts'
import { categoryBySlug, listingPath } from '#catalog/listing/listing.ts'
import type { Category } from '#catalog/category.ts'
import { CompareTray } from '#marketplace/compare-tray.tsx'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { ProductGridSkeleton } from '#marketplace/skeletons.tsx'
import { useIsSlow } from '#shell/use-is-slow.ts'
import { shopMeta } from '#site/page-meta.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import type { Route } from './+types/landing.page.ts'

interface Landing {
  categories: Category[]
  /** The selected category; `null` means the featured products. */
  chosen: Category | null
  products: CardProduct[]
}

const shownBeneathTiles = 8

export const handle = { searchParameters: ['category'], hasResults: true } satisfies PageHandle

export const meta = shopMeta({
  title: marketplace.title,
  description: marketplace.description,
  path: '/marketplace',
})

/**
 * Loads the categories, and the featured products or the products of the selected category (product:
 * marketplace 2).
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Landing> {
  const shop = catalog(context)
  const slug = new URL(request.url).searchParams.get('category')
  const categories = await shop.categories()
  const chosen = categoryBySlug(categories, slug)
  const shown = chosen ? { categoryId: chosen.id } : { isFeatured: true }
  const products = await shop.firstProducts({ ...shown, limit: shownBeneathTiles })
  return { categories, chosen, products: products.map(toCardProduct) }
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isChanging = next?.pathname === pathname
  const isSlow = useIsSlow(isChanging ? next.key : undefined)
  const slug = isChanging ? new URLSearchParams(next.search).get('category') : loaderData.chosen?.slug
  return (
    <>
      <LandingHero />
      <nav aria-label="Categories" className="page">
        <CategoryTiles categories={categories} chosen={categoryBySlug(categories, slug ?? null)} />
      </nav>
      <section
        id="results"
        tabIndex={-1}
        aria-label="Products"
        aria-busy={isChanging}
        className="page pt-4 pb-12"
      >
        {isSlow ? <ProductGridSkeleton /> : <Products {...loaderData} />}
      </section>
      <aside aria-label="The marketplace in figures" className="page pb-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-line pt-8">
          <Figures figures={landingFigures} />
          <CategoryPages categories={categories} />
        </div>
      </aside>
    </>
  )
}

/** Links to the category pages, because the tiles above only filter this page (product: marketplace 56). */
function CategoryPages({ categories }: Pick<Landing, 'categories'>) {
  return (
    <nav aria-label="Pages of the categories" data-screen-only="" className="text-sm">
      <ul className="flex min-h-11 flex-wrap items-center gap-x-5">
        <li className="text-ink-soft">Everything in</li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={categoryPath(slug)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Products({ chosen, products }: Landing) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">{chosen ? chosen.name : 'Featured products'}</h2>
          <output className="text-sm text-ink-soft">
            {chosen ? 'Newest first' : 'Picked by our team, newest first'}
          </output>
        </div>
        {chosen && (
          <Link
            to="/marketplace"
            preventScrollReset
            className="link -my-2 inline-flex min-h-11 items-center text-sm"
          >
            Show featured products
          </Link>
        )}
      </div>
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} />
          <CompareTray />
        </>
      ) : (
        <EmptyState title="No products found">
          {chosen ? 'No products available in this category' : 'Nothing is featured right now'}
        </EmptyState>
      )}
      <p className="mt-10 flex justify-center">
        <ButtonLink
          to={listingPath({ category: chosen?.slug ?? null })}
          prefetch="intent"
          variant="secondary"
          size="large"
        >
          {chosen ? `See everything in ${chosen.name}` : 'View All Products'}
          <ArrowRightIcon />
        </ButtonLink>
      </p>
    </>
  )
}
