import type { ReactNode } from 'react'

/** The product of a line. The change of a subscription, if the line has one, is below it in small print. */
export function ProductAndChange({ product, change }: { product: ReactNode; change: string | null }) {
  return (
    <>
      {product}
      {change !== null && <span className="block text-xs font-normal text-ink-soft">{change}</span>}
    </>
  )
}
