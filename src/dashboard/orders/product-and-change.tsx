import type { ReactNode } from 'react'

/** The product of a line, and in small print how the line changes a subscription. */
export function ProductAndChange({ product, change }: { product: ReactNode; change: string | null }) {
  return (
    <>
      {product}
      {change !== null && <span className="block text-xs font-normal text-ink-soft">{change}</span>}
    </>
  )
}
