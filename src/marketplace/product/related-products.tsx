import type { CardProduct } from '#catalogue/card-product.ts'
import { ProductCard } from '#marketplace/product-card.tsx'

/** What else there is in the category or from the seller (product: marketplace 49). */
export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" data-screen-only="" className="border-t border-line pt-12 pb-4">
      <h2 id="related" className="text-2xl">
        Related products
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
