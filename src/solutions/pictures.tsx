import { useViewTransitionState } from 'react-router'
import { productArtUrl, type ArtSubject } from '#art/art-url.ts'

/** The picture of a card. The view transition morphs it into the picture of the card's page. */
export function CardPicture({
  subject,
  to,
  className = '',
}: {
  subject: ArtSubject
  to: string
  className?: string
}) {
  const travels = useViewTransitionState(to)
  return (
    <img
      src={productArtUrl(subject)}
      alt=""
      width="800"
      height="600"
      loading="lazy"
      decoding="async"
      className={`aspect-4/3 w-full object-cover ${travels ? 'traveling-picture' : ''} ${className}`}
    />
  )
}

interface MainPictureProps {
  subject: ArtSubject
  /** Whether a card with the same picture links to this page, so that the transition morphs the pictures. */
  shared?: boolean
  /** `lazy` keeps phones that hide the picture from loading it. */
  loading?: 'lazy'
  className?: string
}

/** The picture at the top of a page. The browser loads it first. */
export function MainPicture({ subject, shared = false, loading, className = '' }: MainPictureProps) {
  return (
    <img
      src={productArtUrl(subject)}
      alt=""
      width="800"
      height="600"
      fetchPriority="high"
      loading={loading}
      className={`aspect-4/3 w-full rounded-xl object-cover ${shared ? 'shared-picture' : ''} ${className}`}
    />
  )
}
