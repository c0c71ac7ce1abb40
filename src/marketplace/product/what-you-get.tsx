import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { featuresHeading } from '#catalog/details/detail-blocks.ts'
import type { Product } from '#catalog/product.ts'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

/** All features of the product (product: marketplace 20). */
export function WhatYouGet({ features }: Pick<Product, 'features'>) {
  if (features.length === 0) return null
  return (
    <DetailBlock {...featuresHeading}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-teal-soft text-teal">
              <CheckIcon className="size-4" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </DetailBlock>
  )
}
