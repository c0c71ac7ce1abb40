/** The page for requesting a product that the shop does not have (product: enquiries 13). */
export const productRequestPage = '/marketplace/request'

const longestTerm = 200

/** Reduces the search term of a link to one short line, because the address may contain anything. */
export function requestedTerm(given: string | null): string {
  const line = (given ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return [...line].slice(0, longestTerm).join('').trim()
}

/** Returns the address of the page where visitors request a product, with the term already in the form. */
export function productRequestPath(term: string): string {
  const requested = requestedTerm(term)
  return requested === ''
    ? productRequestPage
    : `${productRequestPage}?${new URLSearchParams({ for: requested })}`
}
