import { sellerPath } from '#catalog/products/card-product.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { counted, noReviewsNote, priceLabel, ratingLabel, reviewsLabel } from '#catalog/products/labels.ts'
import { fieldsOf, type ValuesOf } from '#catalog/field.ts'
import { productFields, type Product } from '#catalog/product.ts'

export type ComparedProduct = Pick<
  Product,
  'price' | 'rating' | 'reviewCount' | 'productType' | 'subscriptionInterval' | 'maxQuantity'
> & {
  category: { name: string } | null
  seller: { id: string; name: string; isVerified: boolean } | null
  details: Pick<ItemDetails, 'setup' | 'connections' | 'support' | 'cancelling'>
} & Partial<ValuesOf<typeof productFields>>

/** A text, a list, or a name with a link and a note. */
export type FactValue = string | string[] | { name: string; path: string; note: string }

/** One fact with its value for each product, in the same order. */
export interface ComparedFact {
  label: string
  values: FactValue[]
  differs: boolean
}

export interface Comparison {
  facts: ComparedFact[]
  /** The labels of facts that some products do not have. */
  leftOut: string[]
}

/** Returns the facts that all products have, and whether their values differ (product: saved 11). */
export function compareProducts(products: readonly ComparedProduct[]): Comparison {
  const known = factReaders.map(({ label, read }) => ({ label, values: products.map(read) }))
  const facts = known.flatMap(({ label, values }) => {
    const stated = values.flatMap((value) => (value === null ? [] : [value]))
    return stated.length === values.length ? [{ label, values: stated, differs: areDifferent(stated) }] : []
  })
  const leftOut = known
    .filter(({ values }) => values.includes(null) && values.some((value) => value !== null))
    .map(({ label }) => label)
  return { facts, leftOut }
}

/** Whether values differ. Lists with the same entries are equal, in any order. */
function areDifferent(values: readonly FactValue[]): boolean {
  const written = values.map((value) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value))
  return new Set(written).size > 1
}

/** The text fields that are compared. Sellers enter these facts as text. */
const statedFields = fieldsOf(productFields).filter(({ isCompared }) => isCompared)
export const statedFacts = statedFields.map(({ label }) => label)

type FactReader = { label: string; read: (product: ComparedProduct) => FactValue | null }

const factReaders: readonly FactReader[] = [
  { label: 'Price', read: ({ price, subscriptionInterval }) => priceLabel(price, subscriptionInterval) },
  { label: 'Billing', read: billingOf },
  { label: 'Category', read: ({ category }) => category?.name ?? null },
  { label: 'Seller', read: sellerOf },
  { label: 'Rating', read: ratingOf },
  { label: 'Setup time', read: ({ details }) => details.setup ?? null },
  { label: 'Connects with', read: ({ details }) => details.connections ?? null },
  { label: 'Support', read: ({ details }) => details.support ?? null },
  { label: 'Canceling', read: ({ details }) => details.cancelling ?? null },
  ...statedFields.map(({ name, label }) => ({
    label,
    read: (product: ComparedProduct) => textOf({ ...product }, name),
  })),
  { label: 'Limit', read: limitOf },
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

function limitOf({ productType, maxQuantity }: ComparedProduct): string | null {
  if (productType === 'lead_generation' || productType === 'download') return null
  return maxQuantity === null ? 'Up to 99 per order' : `Up to ${maxQuantity} per order`
}
