import type { ReactNode } from 'react'
import { priceLabel } from '#catalog/products/labels.ts'
import type { Cents } from '#lib/money.ts'

const buyBarId = 'buy'

/**
 * The first link of a page with a buy bar, because the Tab key reaches the bar last (product: marketplace
 * 59).
 */
export function SkipToBuying() {
  return (
    <a href={`#${buyBarId}`} data-screen-only className="skip-link lg:hidden">
      Skip to buying
    </a>
  )
}

/** A bar with price and button at the bottom of the screen, on phones and tablets; with `name` in wide windows too. */
export function BuyBar({
  name,
  price,
  interval,
  children,
}: {
  name?: string
  price: Cents
  interval: string | null
  children: ReactNode
}) {
  return (
    <div id={buyBarId} tabIndex={-1} data-screen-only className={`buy-bar ${name ? '' : 'lg:hidden'}`}>
      {name && <p className="font-display text-lg max-lg:hidden">{name}</p>}
      <p className="text-lg font-semibold tabular-nums lg:grow-0 lg:whitespace-nowrap">
        {priceLabel(price, interval)}
      </p>
      {children}
    </div>
  )
}
