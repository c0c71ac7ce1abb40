import { Link } from 'react-router'
import { DetailBlock } from '#catalogue/details/detail-block.tsx'
import { searchPath } from '#catalogue/card-product.ts'
import type { Product } from '#catalogue/product.ts'
import { Badge } from '#ui/badge.tsx'
import { CheckIcon } from '#ui/icons-interface.tsx'

export function AboutProduct({ product: { description, tags } }: { product: Product }) {
  if (description === '' && tags.length === 0) return null
  return (
    <DetailBlock id="about" title="About this product">
      <p className="max-w-text">{description}</p>
      {tags.length > 0 && (
        <ul aria-label="Tags" data-screen-only="" className="-my-2 flex flex-wrap gap-x-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={searchPath(tag)} className="inline-flex min-h-11 items-center">
                <Badge look="outline">{tag}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailBlock>
  )
}

/** All features (product: marketplace 20). */
export function WhatYouGet({ features }: Pick<Product, 'features'>) {
  if (features.length === 0) return null
  return (
    <DetailBlock id="what-you-get" title="What You Get">
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
