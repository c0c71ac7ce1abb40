import { sellerPath } from '#catalog/products/card-product.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { counted, noReviewsNote, priceLabel, ratingLabel, reviewsLabel } from '#catalog/products/labels.ts'
import { fieldsOf, type ValuesOf } from '#catalog/field.ts'
import { productFields, type Product } from '#catalog/product.ts'

export type ComparedProduct = Pick<
  Product,
  'features' | 'price' | 'rating' | 'reviewCount' | 'productType' | 'subscriptionInterval' | 'maxQuantity'
> & {
  category: { name: string } | null
  seller: { id: string; name: string; isVerified: boolean } | null
  details: Pick<ItemDetails, 'needs' | 'setup' | 'connections' | 'data' | 'support' | 'cancelling' | 'refund'>
} & Partial<ValuesOf<typeof productFields>>

/** A text, a list, or a name with a link and a note. */
export type FactValue = string | string[] | { name: string; path: string; note: string }

/** One fact with its value for each product, in the same order; `null` if the product does not state it. */
export interface ComparedFact {
  label: string
  values: (FactValue | null)[]
  differs: boolean
}

/** Returns the facts that at least one product has, and whether their values differ (product: saved 11). */
export function compareProducts(products: readonly ComparedProduct[]): ComparedFact[] {
  return factReaders
    .map(({ label, read }) => ({ label, values: products.map(read) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map(({ label, values }) => ({ label, values, differs: areDifferent(values) }))
}

/** Whether values differ. Lists with the same entries are equal, in any order. */
function areDifferent(values: readonly (FactValue | null)[]): boolean {
  const written = values.map((value) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value))
  return new Set(written).size > 1
}

/** The text fields that are compared. Sellers enter these facts as text. */
const statedFields = fieldsOf(productFields).filter(({ isCompared }) => isCompared)

type FactReader = { label: string; read: (product: ComparedProduct) => FactValue | null }

const factReaders: readonly FactReader[] = [
  { label: 'Price', read: ({ price, subscriptionInterval }) => priceLabel(price, subscriptionInterval) },
  { label: 'Billing', read: billingOf },
  { label: 'Category', read: ({ category }) => category?.name ?? null },
  { label: 'Seller', read: sellerOf },
  { label: 'Rating', read: ratingOf },
  { label: 'What you get', read: ({ features }) => (features.length > 0 ? features : null) },
  { label: 'What you need', read: ({ details }) => details.needs ?? null },
  { label: 'Setup time', read: ({ details }) => details.setup ?? null },
  { label: 'Connects with', read: ({ details }) => details.connections ?? null },
  { label: 'Support', read: ({ details }) => details.support ?? null },
  { label: 'Canceling', read: ({ details }) => details.cancelling ?? null },
  { label: 'Refunds', read: ({ details }) => details.refund ?? null },
  {
    label: 'Data and security',
    read: ({ details }) => details.data?.map(({ label, value }) => `${label}: ${value}`) ?? null,
  },
  ...statedFields.map(({ name, label }) => ({
    label,
    read: (product: ComparedProduct) => textOf({ ...product }, name),
  })),
  { label: 'Quantity', read: quantityOf },
]

/** Returns a text field of a product, or `null` if it is empty. */
function textOf(product: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = product[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function sellerOf({ seller }: ComparedProduct): FactValue | null {
  if (seller === null) return null
  const { id, name, isVerified } = seller
  return { name, path: sellerPath(id), note: isVerified ? 'verified' : 'not yet verified' }
}

/** Describes the billing interval (product: saved 11). */
function billingOf({ price, subscriptionInterval }: ComparedProduct): string {
  if (price === 0) return 'Free'
  return subscriptionInterval === null ? 'One-time' : `Charged ${subscriptionInterval}ly`
}

function ratingOf({ rating, reviewCount }: ComparedProduct): string {
  const note = noReviewsNote(reviewCount)
  return note === null
    ? `${ratingLabel(rating)} of 5, ${counted(reviewCount, 'review')}`
    : `${reviewsLabel(reviewCount)}. ${note}`
}

function quantityOf({ productType, maxQuantity }: ComparedProduct): string {
  if (productType === 'lead_generation' || productType === 'download') return 'Not sold through the cart'
  return maxQuantity === null ? 'Up to 99 per order' : `Up to ${maxQuantity} per order`
}
