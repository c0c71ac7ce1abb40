import { useViewTransitionState } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { productPath } from '#catalogue/card-product.ts'

interface Pictured {
  id: string
  images: readonly string[]
  category: { slug: string } | null
}

/** The address of a product's picture. One without a picture gets a drawing (product: marketplace 29). */
export function pictureOf({ id, images, category }: Pictured): string {
  return images[0] ?? productArtUrl({ id, category: category?.slug ?? '' })
}

/** The picture on a card. It moves along when the product's page opens. */
export function CardPicture({ product, eager = false }: { product: Pictured; eager?: boolean }) {
  const travels = useViewTransitionState(productPath(product.id))
  return (
    <img
      src={pictureOf(product)}
      alt=""
      width="800"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-4/3 w-full object-cover ${travels ? 'shared-picture' : ''}`}
    />
  )
}

export function PagePicture({ product }: { product: Pictured }) {
  return (
    <img
      src={pictureOf(product)}
      alt=""
      width="800"
      height="600"
      fetchPriority="high"
      className="shared-picture aspect-4/3 w-full rounded-xl object-cover"
    />
  )
}
