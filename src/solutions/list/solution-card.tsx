import { Link } from 'react-router'
import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { featuresOnSolutionCard, firstOf, moreFeatures } from '#catalog/products/labels.ts'
import { Price } from '#catalog/products/price.tsx'
import { RatingAndDownloads } from '#catalog/products/product-facts.tsx'
import { CheckList } from '#solutions/check-list.tsx'
import { CardPicture } from '#solutions/pictures.tsx'
import { SolutionIcon } from '#solutions/solution-icon.tsx'
import type { Solution } from '#catalog/solution.ts'
import { canBeBought, solutionPath } from '#catalog/solutions/solutions.ts'
import { toneOf } from '#catalog/solutions/solution-looks.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** A solution's card: at most 4 features, then '+N more features' (product: solutions 10). */
export function SolutionCard({ solution }: { solution: Solution }) {
  const { id, name, category, comingSoon } = solution
  const path = solutionPath(name)
  const { shown, hidden } = firstOf(solution.features, featuresOnSolutionCard)
  return (
    <Card link className={`flex flex-col overflow-hidden tone-${toneOf(solution.gradient)}`}>
      <CardPicture subject={{ id, category }} to={path} />
      <div className="flex grow flex-col gap-4 p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SolutionIcon name={solution.icon} />
          {category !== '' && <Badge look="tone">{category}</Badge>}
          {comingSoon && <Badge look="accent">Coming Soon</Badge>}
        </div>
        <h2 className="text-2xl">
          <Link to={path} prefetch="intent" viewTransition className="card-hit">
            {name}
          </Link>
        </h2>
        <p className="line-clamp-4 text-sm text-ink-soft">{solution.description}</p>
        <CheckList items={shown} more={moreFeatures(hidden)} className="text-sm" />
        <div className="@container mt-auto grid gap-4 pt-2">
          <RatingAndDownloads product={solution} />
          <Price price={solution.price} originalPrice={solution.originalPrice} interval={null} />
          <div className="card-above grid">
            <CardAction solution={solution} />
          </div>
        </div>
      </div>
    </Card>
  )
}

function CardAction({ solution }: { solution: Solution }) {
  if (!canBeBought(solution)) {
    return (
      <Button disabled variant="secondary">
        {solution.comingSoon ? 'Coming Soon' : 'Not available right now'}
        <VisuallyHidden> {solution.name}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <AddToCartButton
      productId={solution.id}
      productType="wts_solution"
      name={solution.name}
      inCartLabel="In Cart"
      failures="console"
    />
  )
}
