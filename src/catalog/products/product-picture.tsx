import { useViewTransitionState } from 'react-router'
import { Picture } from '#catalog/details/picture.tsx'
import { pictureOf, productPath, type Pictured } from '#catalog/products/card-product.ts'

export function ProductCardPicture({ product, eager }: { product: Pictured; eager?: boolean }) {
  return <OfferPicture src={pictureOf(product)} path={productPath(product.id)} eager={eager} />
}

interface OfferPictureProps {
  src: string
  /** The address of the item's page. The picture of the card morphs into the picture of this page. */
  path: string
  eager?: boolean | undefined
}

export function OfferPicture({ src, path, eager = false }: OfferPictureProps) {
  const travels = useViewTransitionState(path)
  return (
    <Picture
      src={src}
      sizes="(width >= 40rem) 24rem, 6rem"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`card-picture ${travels ? 'traveling-picture' : ''}`}
    />
  )
}

/**
 * The picture at the top of a product page. The page's skeleton also shows it if the card passed the picture
 * to the page.
 */
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
