import type { ReactNode } from 'react'

/** The product of a line and, smaller, what the line changes about a subscription to it. */
export function ProductAndChange({ product, change }: { product: ReactNode; change: string | null }) {
  return (
    <>
      {product}
      {change !== null && <span className="block text-xs font-normal text-ink-soft">{change}</span>}
    </>
  )
}
