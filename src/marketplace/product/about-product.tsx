import { Link } from 'react-router'
import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { searchPath } from '#catalog/products/card-product.ts'
import type { Product } from '#catalog/product.ts'
import { Badge } from '#ui/layout/badge.tsx'

export function AboutProduct({ product: { description, tags } }: { product: Product }) {
  if (description === '' && tags.length === 0) return null
  return (
    <DetailBlock id="about" title="About this product">
      <p className="max-w-text whitespace-pre-line">{description}</p>
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
