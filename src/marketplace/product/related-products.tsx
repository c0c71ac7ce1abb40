import { Link } from 'react-router'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { comparePath } from '#marketplace/compare-path.ts'
import { comparedWith } from '#marketplace/compare/compare.ts'
import { RelatedCards } from '#marketplace/product/related-cards.tsx'
import { relatedItemOf } from '#marketplace/product/related-item.ts'

/** Related products of the same category or seller (product: marketplace 49, saved 8). */
export function RelatedProducts({ to, products }: { to: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" data-screen-only="" className="border-t border-line pt-12 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="related" className="text-2xl">
          Related products
        </h2>
        <Link
          to={comparePath(comparedWith(to, products))}
          className="link inline-flex min-h-11 items-center text-sm font-medium"
        >
          Compare with similar
        </Link>
      </div>
      <RelatedCards items={products.map(relatedItemOf)} />
    </section>
  )
}
