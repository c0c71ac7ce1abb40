import type { Product } from '#catalogue/product.ts'

/** What a product's button does (product: marketplace 13, 14). */
export type ProductAction =
  | { kind: 'add' }
  | { kind: 'soon' }
  | { kind: 'open'; label: 'Demo' | 'Download'; address: Address }

/** A page of ours, a file of ours, or another site. */
export interface Address {
  href: string
  leadsTo: 'page' | 'file' | 'elsewhere'
}

/** The contact page, for a record without an address that can be opened (product: marketplace 15). */
const askUs: Address = { href: '/contact', leadsTo: 'page' }

export type ActedOn = Pick<Product, 'productType' | 'redirectUrl'> & Partial<Pick<Product, 'comingSoon'>>

/**
 * What is coming soon can neither be bought nor opened (product: dashboard 24). Demos and downloads open their address
 * and are never added to the cart (product: marketplace 14).
 */
export function productAction({ productType, redirectUrl, comingSoon }: ActedOn): ProductAction {
  if (comingSoon) return { kind: 'soon' }
  const label = openLabels.get(productType)
  return label ? { kind: 'open', label, address: addressOf(redirectUrl) ?? askUs } : { kind: 'add' }
}

/**
 * Only paths of this site and http(s) addresses can be opened, never `javascript:` or `//elsewhere` (product:
 * marketplace 15).
 */
export function addressOf(url: string | null): Address | null {
  if (!url) return null
  if (/^\/(?![/\\])/.test(url)) {
    return { href: url, leadsTo: /\.[a-z0-9]{1,8}$/i.test(url) ? 'file' : 'page' }
  }
  return /^https?:\/\/[^\s]+$/i.test(url) ? { href: url, leadsTo: 'elsewhere' } : null
}

const openLabels: ReadonlyMap<string, 'Demo' | 'Download'> = new Map([
  ['lead_generation', 'Demo'],
  ['download', 'Download'],
])
