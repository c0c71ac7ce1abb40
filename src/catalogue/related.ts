import type { Product } from '#catalogue/product.ts'

export const mostRelated = 4

type Subject = Pick<Product, 'id' | 'categoryId' | 'sellerId'>

/** The products beside another one: those of its category first, then those of its seller (product: marketplace 49). */
export function relatedOf<Found extends Subject>(found: readonly Found[], subject: Subject): Found[] {
  const others = found.filter(({ id }) => id !== subject.id)
  const inCategory = others.filter(
    ({ categoryId }) => categoryId !== null && categoryId === subject.categoryId,
  )
  const ofSeller = others.filter(
    (product) =>
      product.sellerId !== null && product.sellerId === subject.sellerId && !inCategory.includes(product),
  )
  return [...inCategory, ...ofSeller].slice(0, mostRelated)
}
