import { Link } from 'react-router'
import { toCardProduct } from '#catalog/products/card-product.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { comparePath, maxCompared } from '#marketplace/compare-path.ts'
import { readCompared, type ComparedItems } from '#marketplace/compare/compare.ts'
import { compareProducts } from '#marketplace/compare/comparison.ts'
import { ComparisonTable } from '#marketplace/compare/comparison-table.tsx'
import { featuredItems } from '#marketplace/featured-items.server.ts'
import { FeaturedInstead } from '#marketplace/featured-instead.tsx'
import { MissingItems } from '#marketplace/missing-items.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { CompareIcon } from '#ui/icons/icons-commerce.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { IconRings } from '#ui/layout/icon-rings.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/compare.page.ts'

export const handle = { searchParameters: ['items'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Compare products',
  description: `Products of the ${brand.name} marketplace side by side: price, seller, rating, setup and terms.`,
  path: '/marketplace/compare',
  noIndex: true,
})

/** Loads the products in the query string (product: saved 9, 10). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const requested = readCompared(new URL(request.url).searchParams.get('items'))
  const shop = catalog(context)
  const found = await Promise.all(requested.ids.map((id) => shop.productById(id)))
  const products = found.flatMap((product) => (product && product !== 'away' ? [product] : []))
  const missing = requested.ids.filter((_, index) => found[index] === null)
  const away = requested.ids.filter((_, index) => found[index] === 'away')
  return {
    ...requested,
    products: products.map(toCardProduct),
    comparison: compareProducts(products),
    missing,
    away,
    instead: products.length === 0 ? await featuredItems(context) : [],
  }
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, comparison, missing, away, instead } = loaderData
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace-full" data-screen-only="">
        All products
      </BackLink>
      <h1 className="mt-2 text-3xl">Compare products</h1>
      <div className="mt-4 grid gap-4">
        <MissingItems ids={missing} />
        {away.length > 0 && (
          <Banner tone="error" title="We couldn’t load some of the products">
            <p>{away.join(', ')}</p>
          </Banner>
        )}
        <LinkNotes {...loaderData} />
      </div>
      {products.length === 0 ? (
        <>
          <NothingToCompare />
          <SearchInstead />
          <FeaturedInstead items={instead} />
        </>
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-4 max-md:-mx-3">
          <ComparisonTable products={products} comparison={comparison} />
          {products.length === 1 && <OnlyOne />}
        </div>
      )}
    </div>
  )
}

function LinkNotes({ ids, leftOut, isPartlyUnreadable }: ComparedItems) {
  return (
    <>
      {leftOut > 0 && (
        <Banner title={`Only the first ${maxCompared} are compared`}>
          <p>
            The link names {ids.length + leftOut} products.{' '}
            <Link to={comparePath(ids)} className="link">
              Keep these
            </Link>
          </p>
        </Banner>
      )}
      {isPartlyUnreadable && <Banner title="We couldn’t read part of the link, so we left it out" />}
    </>
  )
}

function OnlyOne() {
  return (
    <p className="text-ink-soft max-md:px-3">
      Add more with the compare button on{' '}
      <Link to="/marketplace-full" className="link">
        any product’s card
      </Link>
      .
    </p>
  )
}

function NothingToCompare() {
  return (
    <EmptyState
      title="Nothing to compare yet"
      picture={
        <IconRings>
          <CompareIcon />
        </IconRings>
      }
      action={
        <>
          <ButtonLink to="/marketplace-full">View All Products</ButtonLink>
          <ButtonLink to="/marketplace/saved" variant="secondary">
            Choose from saved products
          </ButtonLink>
        </>
      }
    >
      The scales on a product add it here, up to {maxCompared} at a time.
    </EmptyState>
  )
}
