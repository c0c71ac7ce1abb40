import { Link } from 'react-router'
import type { CloseMatches } from '#marketplace/listing/listing-data.ts'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

/** What only comes near a search, below what it finds (product: marketplace 57). */
export function CloseMatchesRegion({ products, pages, pagesFirst }: CloseMatches) {
  if (products.length + pages.length === 0) return null
  const grid = products.length > 0 && <ProductGrid key="products" products={products} isBesideFacets />
  const links = pages.length > 0 && <NearPages key="pages" pages={pages} />
  return (
    <section aria-labelledby="close-matches" className="mt-10 border-t border-line pt-8 sm:mt-14">
      <h2 id="close-matches" className="text-2xl">
        Close matches
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">Not exactly what you typed, but near it.</p>
      <div className="grid gap-6">{pagesFirst ? [links, grid] : [grid, links]}</div>
    </section>
  )
}

function NearPages({ pages }: Pick<CloseMatches, 'pages'>) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {pages.map(({ kind, id, name, address }) => (
        <li key={`${kind} ${id}`}>
          <Link to={address} className="card card-link near-page">
            <span className="min-w-0 grow">
              <span className="block text-xs font-medium text-accent-text">{kindLabels[kind]}</span>
              <span className="block font-semibold">{name}</span>
            </span>
            <ArrowRightIcon className="size-5 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const kindLabels = { solution: 'Solution', seller: 'Seller', category: 'Category', article: 'Article' }
