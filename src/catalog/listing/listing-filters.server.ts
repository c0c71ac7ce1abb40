import { inArray, sql, type SQL } from 'drizzle-orm'
import { chosenCategories, type FacetName } from '#catalog/listing/product-facets.ts'
import type { Billing } from '#catalog/listing/facet-values.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Category } from '#catalog/category.ts'
import { toDollars } from '#lib/money.ts'

const { categoryId, sellerId, price, productType, redirectUrl, rating, reviewCount, comingSoon } =
  marketplaceProducts

/** The same rule as `billingOf`, in SQL. */
export const billingColumn = sql<Billing>`case
  when ${price} = 0 then 'free' when ${productType} = 'subscription' then 'monthly' else 'once' end`

/** The ways to pay for a product, as conditions that an index can answer. */
const isPaid: Readonly<Record<Billing, SQL>> = {
  once: sql`(${price} <> 0 and ${productType} <> 'subscription')`,
  monthly: sql`(${price} <> 0 and ${productType} = 'subscription')`,
  free: sql`${price} = 0`,
}

/** The same rule as `isAvailableNow`, in SQL. */
export const isAvailableRow = sql`(not ${comingSoon} and case ${productType}
  when 'download' then coalesce(${redirectUrl} ~* '^(/(?![/\\\\])|https?://[^[:space:]]+$)', false)
  else ${productType} <> 'lead_generation' end)`
export const isOfVerifiedSeller = sql`${sellerId} in (
  select ${marketplaceSellers.id} from ${marketplaceSellers} where ${marketplaceSellers.isVerified})`

/**
 * Returns the condition for a minimum rating: the same rule as `isRatedAtLeast`, in SQL. A `numeric` may be
 * NaN, which sorts above all ratings.
 */
export function isRowRatedAtLeast(min: number): SQL {
  return sql`(${reviewCount} > 0 and ${rating} between ${min}::numeric and 5)`
}

export function isRowInRange(range: { from: number; to: number | null }): SQL {
  const from = sql`${price} >= ${toDollars(range.from)}::numeric`
  return range.to === null ? from : sql`(${from} and ${price} <= ${toDollars(range.to)}::numeric)`
}

/** Returns a condition for each facet with a selection: the same rule as `passesFacet`, in SQL. */
export function facetConditions(
  state: ListingState,
  categories: readonly Category[],
): ReadonlyMap<FacetName, SQL> {
  const slugs = chosenCategories(state)
  const categoryIds = categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  const conditions = new Map<FacetName, SQL>()
  if (slugs.length > 0) conditions.set('category', inArray(categoryId, categoryIds))
  if (state.sellers.length > 0) conditions.set('seller', inArray(sellerId, [...state.sellers]))
  if (state.price) conditions.set('price', isRowInRange(state.price))
  if (state.billing.length > 0) {
    const ways = state.billing.map((billing) => isPaid[billing])
    conditions.set('billing', sql`(${sql.join(ways, sql` or `)})`)
  }
  if (state.verifiedOnly) conditions.set('verified', isOfVerifiedSeller)
  if (state.rating !== null) conditions.set('rating', isRowRatedAtLeast(state.rating))
  if (state.availableOnly) conditions.set('available', isAvailableRow)
  return conditions
}
