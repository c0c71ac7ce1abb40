import type { Product } from '#catalogue/product.ts'

/** What the one button of a product does (spec §4 "Add-to-cart button"). */
export type ProductAction = { kind: 'add' } | { kind: 'open'; label: 'Demo' | 'Download'; address: Address }

/** A page of ours, a file of ours, or another site. */
export interface Address {
  href: string
  leadsTo: 'page' | 'file' | 'elsewhere'
}

/** Where somebody asks us when a record names no address that can be opened. */
const askUs: Address = { href: '/contact', leadsTo: 'page' }

/** Demos and downloads open their address and never go to the cart (spec §4). */
export function productAction({
  productType,
  redirectUrl,
}: Pick<Product, 'productType' | 'redirectUrl'>): ProductAction {
  const label = openLabels.get(productType)
  return label ? { kind: 'open', label, address: addressOf(redirectUrl) ?? askUs } : { kind: 'add' }
}

/** Only paths of this site and http(s) addresses can be opened: never `javascript:`, never `//elsewhere`. */
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
