import type { ListingParameter } from '#catalogue/listing.ts'
import { Banner } from '#ui/banner.tsx'

/** Says which parts of the address made no sense (product: marketplace 46). */
export function IgnoredNote({ ignored }: { ignored: readonly ListingParameter[] }) {
  if (ignored.length === 0) return null
  const names = new Intl.ListFormat('en-US').format(ignored.map((name) => parameterNames[name]))
  return (
    <Banner title="Part of this address was left out">
      We could not use what it says about {names}. The list shows everything else that it asks for.
    </Banner>
  )
}

const parameterNames: Readonly<Record<ListingParameter, string>> = {
  search: 'the search',
  category: 'the category',
  in: 'categories',
  seller: 'the seller',
  price: 'the price',
  billing: 'the payment',
  verified: 'verified sellers',
  rating: 'the rating',
  available: 'what is available',
  sort: 'the order',
  page: 'the page',
}
