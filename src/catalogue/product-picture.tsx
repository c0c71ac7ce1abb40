import { useViewTransitionState } from 'react-router'
import { pictureOf, productPath, type Pictured } from '#catalogue/card-product.ts'

/** The picture on a card. It moves along when the product's page opens. */
export function ProductCardPicture({ product, eager = false }: { product: Pictured; eager?: boolean }) {
  const travels = useViewTransitionState(productPath(product.id))
  return (
    <img
      src={pictureOf(product)}
      alt=""
      width="800"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`card-picture ${travels ? 'shared-picture' : ''}`}
    />
  )
}

/** The picture at the top of a product's page, and of its skeleton when the card has handed it over. */
export function ProductPagePicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width="800"
      height="600"
      fetchPriority="high"
      className="shared-picture aspect-4/3 w-full rounded-xl object-cover"
    />
  )
}
