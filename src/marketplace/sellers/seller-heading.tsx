import { SellerRings } from '#art/seller-rings.tsx'
import type { SellerSummary } from '#catalogue/product.ts'
import { VerifiedLink } from '#marketplace/sellers/verified-mark.tsx'

/** Who the seller is, at the top of its page. */
export function SellerHeading({ seller }: { seller: SellerSummary }) {
  return (
    <div className="mt-4 flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
      <SellerRings id={seller.id} name={seller.name} className="size-24 sm:size-32" />
      <div className="grid min-w-0 gap-1">
        <h1 className="wrap-break-word">{seller.name}</h1>
        <VerifiedLink isVerified={seller.isVerified} />
        <p className="lead wrap-break-word">{seller.description}</p>
      </div>
    </div>
  )
}
