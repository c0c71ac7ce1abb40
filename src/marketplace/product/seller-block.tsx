import { Link } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import { DetailBlock } from '#catalog/details/detail-block.tsx'
import type { Seller } from '#catalog/product.ts'
import { VerifiedLink } from '#marketplace/sellers/verified-mark.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'

/** Who sells it, and the way to the seller's page. */
export function SellerBlock({ seller }: { seller: Seller }) {
  return (
    <DetailBlock id="seller" title={`Sold by ${seller.name}`}>
      <div className="grid gap-3">
        <p className="max-w-text text-ink-soft">{seller.description}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <VerifiedLink isVerified={seller.isVerified} />
          <span className="text-ink-soft tabular-nums">Seller rating {seller.rating.toFixed(1)}</span>
        </p>
        <Link
          to={sellerPath(seller.id)}
          prefetch="intent"
          className="link inline-flex min-h-11 w-fit items-center gap-2 font-medium"
        >
          More about {seller.name}
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
    </DetailBlock>
  )
}
