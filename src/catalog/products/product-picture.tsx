import { useViewTransitionState } from 'react-router'
import { Picture } from '#catalog/details/picture.tsx'
import { pictureOf, productPath, type Pictured } from '#catalog/products/card-product.ts'

/** The picture on a card. It moves along when the product's page opens. */
export function ProductCardPicture({ product, eager = false }: { product: Pictured; eager?: boolean }) {
  const travels = useViewTransitionState(productPath(product.id))
  return (
    <Picture
      src={pictureOf(product)}
      sizes="(width >= 40rem) 24rem, 6rem"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`card-picture ${travels ? 'shared-picture' : ''}`}
    />
  )
}

/** The picture at the top of a product's page, and of its skeleton when the card has handed it over. */
export function ProductPagePicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      sizes="(width >= 64rem) 40rem, 100vw"
      fetchPriority="high"
      className="shared-picture aspect-4/3 w-full rounded-xl object-cover"
    />
  )
}
