import type { ReactNode } from 'react'

interface ProductAndChangeProps {
  product: ReactNode
  change: string | null
}

/** The product of a line and, smaller, what the line changes about a subscription to it. */
export function ProductAndChange({ product, change }: ProductAndChangeProps) {
  return (
    <>
      {product}
      {change !== null && <span className="block text-xs font-normal text-ink-soft">{change}</span>}
    </>
  )
}
