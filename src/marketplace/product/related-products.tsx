import { Link } from 'react-router'
import { productPath, type CardProduct } from '#catalogue/card-product.ts'
import { Price } from '#catalogue/price.tsx'
import { ProductCardPicture } from '#catalogue/product-picture.tsx'
import { comparedWith, comparePath } from '#marketplace/compare/compare.ts'
import { cardClass } from '#ui/card.tsx'

/** What else there is in the category or from the seller (product: marketplace 49, saved 8). */
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
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <RelatedCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Less than in a listing: the button is on the product's own page. */
function RelatedCard({ product }: { product: CardProduct }) {
  return (
    <div className={`${cardClass({ link: true })} related-card`}>
      <ProductCardPicture product={product} />
      <div className="related-card-words">
        <h3 className="text-base leading-snug">
          <Link to={productPath(product.id)} prefetch="intent" viewTransition className="card-hit">
            {product.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-xs text-ink-soft">{product.shortDescription}</p>
        <div className="mt-auto pt-2">
          <Price
            price={product.price}
            originalPrice={product.originalPrice}
            interval={product.subscriptionInterval}
          />
        </div>
      </div>
    </div>
  )
}
