import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import type { Detailed } from '#catalogue/details/item-details.ts'
import type { Product } from '#catalogue/product.ts'
import { WhatYouGet } from '#marketplace/product/what-you-get.tsx'

/** What a product page says below its description. Nothing in it needs React in the browser. */
export function ProductSections({ product: { details, features } }: { product: Detailed<Product> }) {
  return (
    <>
      <HowItWorks steps={details.steps} />
      <WhatYouGet features={features} />
      <FurtherDetails details={details} />
    </>
  )
}
