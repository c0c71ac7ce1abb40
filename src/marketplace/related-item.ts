import { pictureOf, productPath, type CardProduct } from '#catalog/products/card-product.ts'
import type { Cents } from '#lib/money.ts'

export interface RelatedItem {
  path: string
  picture: string
  name: string
  shortDescription: string
  price: Cents
  originalPrice: Cents | null
  subscriptionInterval: string | null
}

export function relatedItemOf(product: CardProduct): RelatedItem {
  const { name, shortDescription, price, originalPrice, subscriptionInterval } = product
  const facts = { name, shortDescription, price, originalPrice, subscriptionInterval }
  return { ...facts, path: productPath(product.id), picture: pictureOf(product) }
}
