import type { Product } from '#catalog/product.ts'
import { type Address, addressOf } from '#catalog/details/link-address.ts'

/**
 * The action of a product's button (product: marketplace 13, 14). `add` adds the product to the cart, `open`
 * opens an address, `soon` does nothing yet.
 */
export type ProductAction =
  | { kind: 'add' }
  | { kind: 'soon' }
  | { kind: 'open'; label: 'Demo' | 'Download'; address: Address }

/** The contact page, for a product without a valid address (product: marketplace 15). */
const askUs: Address = { href: '/contact', leadsTo: 'page' }

export type ActedOn = Pick<Product, 'productType' | 'redirectUrl'> & Partial<Pick<Product, 'comingSoon'>>

/**
 * Returns the action of a product's button. Products that are coming soon can neither be bought nor opened
 * (product: dashboard 24). Demos and downloads open their address and never go into the cart (product:
 * marketplace 14).
 */
export function productAction({ productType, redirectUrl, comingSoon }: ActedOn): ProductAction {
  if (comingSoon) return { kind: 'soon' }
  const label = openLabels.get(productType)
  return label ? { kind: 'open', label, address: addressOf(redirectUrl) ?? askUs } : { kind: 'add' }
}

/** Whether a product has a price, but only a demo instead of a cart (product: marketplace 14). */
export function isPricedDemo(product: ActedOn & Pick<Product, 'price'>): boolean {
  const action = productAction(product)
  return action.kind === 'open' && action.label === 'Demo' && product.price > 0
}

const openLabels: ReadonlyMap<string, 'Demo' | 'Download'> = new Map([
  ['lead_generation', 'Demo'],
  ['download', 'Download'],
])
