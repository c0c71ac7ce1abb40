import { SellerRings } from '#art/seller-rings.tsx'
import type { SellerSummary } from '#catalog/seller.ts'
import { smallPicture } from '#files/picture-address.ts'

interface SellerMarkProps {
  seller: Pick<SellerSummary, 'id' | 'name'> & { logo?: string | null }
  className: string
}

/** The logo of a seller, or a drawing with the initials. It is decorative, because the name is next to it. */
export function SellerMark({ seller: { id, name, logo }, className }: SellerMarkProps) {
  if (!logo) return <SellerRings id={id} name={name} className={className} />
  return (
    <img
      src={smallPicture(logo)}
      alt=""
      width="320"
      height="320"
      className={`shrink-0 rounded-lg bg-surface object-contain ${className}`}
    />
  )
}
