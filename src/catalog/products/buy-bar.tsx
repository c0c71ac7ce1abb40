import type { ReactNode } from 'react'
import { priceLabel } from '#catalog/products/labels.ts'
import type { Cents } from '#lib/money.ts'

/** A bar with price and button at the bottom of the screen, on phones and tablets. */
export function BuyBar({
  price,
  interval,
  children,
}: {
  price: Cents
  interval: string | null
  children: ReactNode
}) {
  return (
    <div data-screen-only className="buy-bar lg:hidden">
      <p className="text-lg font-semibold tabular-nums">{priceLabel(price, interval)}</p>
      {children}
    </div>
  )
}
