import type { SellerSummary } from '#catalog/seller.ts'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { VerifiedLink } from '#marketplace/sellers/verified-mark.tsx'

interface SellerHeadingProps {
  seller: SellerSummary
  /**
   * The level of the heading. It is lower in a preview, because the page of the preview already has a main
   * heading.
   */
  heading?: 'h1' | 'h2'
}

export function SellerHeading({ seller, heading: Heading = 'h1' }: SellerHeadingProps) {
  return (
    <div className="@container mt-4">
      <div className="flex items-start gap-4 @xl:items-center @xl:gap-8">
        <SellerMark seller={seller} className="size-16 @xl:size-32" />
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <Heading>{seller.name}</Heading>
          <VerifiedLink isVerified={seller.isVerified} />
          <p className="lead whitespace-pre-line">{seller.description}</p>
        </div>
      </div>
    </div>
  )
}
