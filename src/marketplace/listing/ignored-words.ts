import type { ListingParameter } from '#catalog/listing/listing.ts'

/** The ignored parts of the address as text; `null` if there are none (product: marketplace 46). */
export function ignoredWords(ignored: readonly ListingParameter[]): string | null {
  if (ignored.length === 0) return null
  return new Intl.ListFormat('en-US').format(ignored.map((name) => parameterNames[name]))
}

const parameterNames: Readonly<Record<ListingParameter, string>> = {
  search: 'the search',
  category: 'the category',
  in: 'the categories',
  seller: 'the seller',
  price: 'the price',
  billing: 'the payment',
  verified: 'verified sellers',
  rating: 'the rating',
  available: 'what is available',
  sort: 'the order',
  page: 'the page',
}
