import { useState } from 'react'
import type { Facets } from '#catalog/listing/facets.ts'
import { FacetCheckbox, FacetGroup } from '#marketplace/listing/facet-group.tsx'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type SellerFacetProps = Pick<Facets, 'sellers' | 'isCapped'>

const maxAtOnce = 6

/** The sellers with the most products. 'More sellers' shows the others. */
export function SellerFacet({ sellers, isCapped }: SellerFacetProps) {
  const others = sellers.slice(maxAtOnce)
  const [isOpenAtFirst] = useState(() => others.some(({ isChosen }) => isChosen))
  return (
    <FacetGroup title="Seller" options={sellers} isCapped={isCapped}>
      <SellerOptions sellers={sellers.slice(0, maxAtOnce)} isCapped={isCapped} />
      {others.length > 0 && (
        <details open={isOpenAtFirst || undefined}>
          <summary className="disclosure font-semibold text-ink">
            More sellers
            <ChevronDownIcon className="size-4" />
          </summary>
          <SellerOptions sellers={others} isCapped={isCapped} />
        </details>
      )}
    </FacetGroup>
  )
}

function SellerOptions({ sellers, isCapped }: SellerFacetProps) {
  return sellers.map((seller) => (
    <FacetCheckbox key={seller.value} name="seller" option={seller} isCapped={isCapped}>
      {seller.isVerified && (
        <>
          <ShieldIcon className="ms-1.5 inline size-4 align-text-bottom text-teal" />
          <VisuallyHidden>, verified</VisuallyHidden>
        </>
      )}
    </FacetCheckbox>
  ))
}
