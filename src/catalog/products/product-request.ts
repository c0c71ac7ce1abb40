/** The page on which somebody asks for a product that the shop does not have (product: enquiries 13). */
export const productRequestPage = '/marketplace/request'

const longestTerm = 200

/** What a link to the page says that somebody looked for: one line, whatever the address holds. */
export function requestedTerm(given: string | null): string {
  const line = (given ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return [...line].slice(0, longestTerm).join('').trim()
}

/** The address of the page, with the term filled in. */
export function productRequestPath(term: string): string {
  const wanted = requestedTerm(term)
  return wanted === '' ? productRequestPage : `${productRequestPage}?${new URLSearchParams({ for: wanted })}`
}
