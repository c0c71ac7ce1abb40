import { Link } from 'react-router'
import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { featuresOnSolutionCard, firstOf, moreFeatures } from '#catalog/products/labels.ts'
import { Price } from '#catalog/products/price.tsx'
import { RatingAndDownloads } from '#catalog/products/product-facts.tsx'
import { featuredTexts } from '#content/solutions/pre-packaged.ts'
import { CheckList } from '#solutions/check-list.tsx'
import { CardPicture } from '#solutions/pictures.tsx'
import { SolutionIcon } from '#marketplace/solution-icon.tsx'
import type { Solution } from '#catalog/solution.ts'
import { toneOf } from '#catalog/solution-looks.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

/** A featured solution with its current price (product: solutions 4). */
export function FeaturedSolution({ solution }: { solution: Solution }) {
  const { id, name, category, icon, gradient, features, price, originalPrice } = solution
  const text = featuredTexts[name]
  const path = solutionPath(name)
  const { shown, hidden } = firstOf(features, featuresOnSolutionCard)
  return (
    <Card link className={`flex flex-col overflow-hidden tone-${toneOf(gradient)}`}>
      <CardPicture subject={{ id, category }} to={path} className="max-md:aspect-5/2 md:aspect-2/1" />
      <div className="flex grow flex-col gap-4 px-3 py-4 sm:p-6 md:p-8">
        <div className="flex flex-wrap items-center gap-2">
          <SolutionIcon name={icon} />
          {text && <Badge>{text.badge}</Badge>}
        </div>
        <div>
          <h3 className="text-2xl">
            <Link to={path} prefetch="intent" viewTransition className="card-hit">
              {name}
            </Link>
          </h3>
          <p className="mt-2 text-ink-soft">{text?.line}</p>
        </div>
        <CheckList items={shown} more={moreFeatures(hidden)} className="text-sm" />
        <div className="mt-auto grid gap-4 pt-2">
          <RatingAndDownloads product={solution} />
          <Price price={price} originalPrice={originalPrice} interval={null} />
          <div className="card-above grid">
            <AddToCartButton
              productId={id}
              productType="wts_solution"
              name={name}
              inCartLabel="In Cart"
              failures="console"
            />
          </div>
        </div>
      </div>
    </Card>
  )
}
