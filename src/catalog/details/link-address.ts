/** A page or file of the shop, or an address of another site. */
export interface Address {
  href: string
  leadsTo: 'page' | 'file' | 'elsewhere'
}

/**
 * Accepts only paths of this site and http(s) addresses, never `javascript:` or `//elsewhere` (product:
 * marketplace 15).
 */
export function addressOf(url: string | null): Address | null {
  if (!url) return null
  if (/^\/(?![/\\])/.test(url)) {
    return { href: url, leadsTo: /\.[a-z0-9]{1,8}$/i.test(url) ? 'file' : 'page' }
  }
  return /^https?:\/\/[^\s]+$/i.test(url) ? { href: url, leadsTo: 'elsewhere' } : null
}
