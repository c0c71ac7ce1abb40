import type { CardProduct } from '#catalog/products/card-product.ts'
import { CompareTray } from '#marketplace/compare-tray.tsx'
import { ProductCard } from '#marketplace/product-card.tsx'

/** The saved products, with up to four selected for comparison (product: saved 8). */
export function SavedGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <>
      <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <CompareTray />
    </>
  )
}
