import { Link } from 'react-router'
import { productPath, type CardProduct } from '#catalog/products/card-product.ts'
import { Price } from '#catalog/products/price.tsx'
import { ProductCardPicture } from '#catalog/products/product-picture.tsx'
import { productsInRail } from '#company/home/home-rail.ts'
import { cardClass } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** Four products of the shop with their prices. On a phone they scroll sideways (product: company 24). */
export function HomeRail({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <Rail>
      {products.map((product) => (
        <li key={product.id} className={`${cardClass({ link: true })} home-rail-card`}>
          <ProductCardPicture product={product} />
          <div className="flex flex-1 flex-col gap-1 p-4">
            <p className="text-xs font-medium text-accent-text">{product.category?.name ?? 'Marketplace'}</p>
            <h3>
              <Link to={productPath(product.id)} prefetch="intent" viewTransition className="card-hit">
                {product.name}
              </Link>
            </h3>
            <div className="mt-auto pt-2">
              <Price
                price={product.price}
                originalPrice={product.originalPrice}
                interval={product.subscriptionInterval}
              />
            </div>
          </div>
        </li>
      ))}
    </Rail>
  )
}

export function HomeRailSkeleton() {
  return (
    <Rail>
      {Array.from({ length: productsInRail }, (_, index) => (
        <li key={index} className={`${cardClass()} home-rail-card`}>
          <Skeleton className="card-picture" />
          <div className="flex flex-1 flex-col gap-1 p-4">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="mt-auto h-15 w-1/2" />
          </div>
        </li>
      ))}
    </Rail>
  )
}

function Rail({ children }: { children: React.ReactNode }) {
  return (
    <section aria-labelledby="rail-title" className="page pb-10 lg:pb-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="rail-title" className="text-2xl">
          From the marketplace
        </h2>
        <Link
          to="/marketplace-full"
          prefetch="intent"
          className="link inline-flex min-h-11 items-center gap-2 text-sm font-medium"
        >
          View All Products
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <ul className="home-rail">{children}</ul>
    </section>
  )
}
