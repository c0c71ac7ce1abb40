import { useEffect, useState } from 'react'
import type { CartItem } from '#cart/cart.ts'
import { fetchCards } from '#catalog/products/cards.client.ts'
import { brand } from '#content/brand.ts'

type Line = Pick<CartItem, 'productId' | 'productType'> & { id: string }

/** Loads the seller of each line from the catalog, because carts do not store it. Returns `null` until loaded. */
export function useLineSellers(lines: readonly Line[]): (lineId: string) => string | null {
  const [sellers, setSellers] = useState<ReadonlyMap<string, string>>(new Map())
  const products = lines.flatMap((line) => (line.productType === 'marketplace' ? line.productId : []))
  const ids = [...new Set(products)].join(',')

  useEffect(() => {
    let isCurrent = true
    void fetchCards(ids === '' ? [] : ids.split(',')).then((cards) => {
      if (!isCurrent || !cards) return
      setSellers(new Map(cards.map(({ id, seller }) => [id, seller?.name ?? brand.name])))
    })
    return () => {
      isCurrent = false
    }
  }, [ids])

  return (lineId) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return null
    return line.productType === 'wts_solution' ? brand.arms.solutions : (sellers.get(line.productId) ?? null)
  }
}
