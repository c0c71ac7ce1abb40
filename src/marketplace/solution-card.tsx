import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { OfferPicture } from '#catalog/products/product-picture.tsx'
import { toneOf } from '#catalog/solution-looks.ts'
import { canBeBought, solutionPath } from '#catalog/solutions/solutions.ts'
import type { CardSolution } from '#marketplace/card-solution.ts'
import { OfferCard } from '#marketplace/offer-card.tsx'
import { SolutionIcon } from '#marketplace/solution-icon.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface SolutionCardProps {
  solution: CardSolution
  heading: 'h2' | 'h3'
  eager?: boolean
  /** Without the icon, the card looks like the cards of products beside it. */
  hasIcon?: boolean
  isLineForPhone?: boolean
  children?: ReactNode
}

export function SolutionCard({
  solution,
  heading: Heading,
  eager = false,
  hasIcon = true,
  isLineForPhone = false,
  children,
}: SolutionCardProps) {
  const { name, category, comingSoon } = solution
  const path = solutionPath(name)
  return (
    <OfferCard
      offer={solution}
      interval={null}
      picture={<OfferPicture src={productArtUrl(solution)} path={path} eager={eager} />}
      badge={comingSoon ? 'Coming Soon' : null}
      topic={
        <>
          {hasIcon && <SolutionIcon name={solution.icon} isSmall />}
          {category || 'Solution'}
        </>
      }
      line={solution.description}
      isLineForPhone={isLineForPhone}
      facts={children}
      action={<SolutionButton solution={solution} />}
      className={`tone-${toneOf(solution.gradient)}`}
    >
      <Heading>
        <Link to={path} prefetch="intent" viewTransition className="card-hit">
          {name}
        </Link>
      </Heading>
    </OfferCard>
  )
}

function SolutionButton({ solution }: { solution: CardSolution }) {
  if (!canBeBought(solution)) {
    return (
      <div className="grid gap-1 sm:grid-cols-[1fr_auto]">
        {solution.comingSoon && (
          <Link
            to={`${solutionPath(solution.name)}#waitlist`}
            className={buttonClass({ variant: 'secondary' })}
          >
            Join the waitlist
            <VisuallyHidden> for {solution.name}</VisuallyHidden>
          </Link>
        )}
        <Button
          disabled
          variant={solution.comingSoon ? 'quiet' : 'secondary'}
          className={solution.comingSoon ? 'min-h-6 py-0 text-xs font-normal' : ''}
        >
          {solution.comingSoon ? 'Coming Soon' : 'Not available right now'}
          <VisuallyHidden> {solution.name}</VisuallyHidden>
        </Button>
      </div>
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
