import { buyFacts, type BuyFact, type BuyingWay } from '#catalog/details/buy-facts.ts'
import type { Cents } from '#lib/money.ts'
import { Link } from 'react-router'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '#ui/icons/icons-interface.tsx'

interface BuyFactsListProps {
  way: BuyingWay
  price: Cents
  interval: string | null
  /** The default is the facts about the button. */
  facts?: readonly BuyFact[] | undefined
  /** Whether the page has a section about cancellation. */
  hasTerms: boolean
}

export function BuyFactsList({
  way,
  price,
  interval,
  facts = buyFacts(way, price, interval),
  hasTerms,
}: BuyFactsListProps) {
  return (
    <ul className="grid gap-2.5 border-t border-line pt-4 text-sm text-ink-soft">
      {facts.map(({ about, lead, text }, index) => {
        const Drawn = icons[about]
        return (
          <li key={about} className="flex gap-2.5">
            <Drawn className="mt-0.5 size-4.5 text-accent-text" />
            <span>
              <strong className="font-semibold text-ink">{lead}</strong> {text}
              {index === facts.length - 1 && hasTerms && (
                <>
                  {' '}
                  <a href="#terms" data-screen-only="" className="link">
                    Terms
                  </a>
                </>
              )}
            </span>
          </li>
        )
      })}
      {way === 'cart' && price > 0 && (
        <li className="ps-7 max-sm:hidden" data-screen-only="">
          Need a quote first?{' '}
          <Link to="/marketplace/quotes/new" className="link">
            Ask for one
          </Link>{' '}
          from your cart.
        </li>
      )}
    </ul>
  )
}

const icons: Readonly<Record<BuyFact['about'], typeof ShieldIcon>> = {
  next: ArrowRightIcon,
  order: CheckIcon,
  charge: ShieldIcon,
  cancel: ArrowLeftIcon,
}
