import { pictureOf, type Pictured } from '#catalog/products/card-product.ts'
import { object, parsed, text } from '#lib/schema.ts'

/** Data that a card passes to the product page. The page shows it until the loader has finished. */
export interface ProductPreview {
  name: string
  picture: string
}

export function productPreview(product: Pictured & { name: string }): ProductPreview {
  return { name: product.name, picture: pictureOf(product) }
}

/** Parses the preview in the state of a navigation, which may contain anything. */
export function previewFrom(state: unknown): ProductPreview | null {
  return parsed(object({ name: text, picture: text }), state) ?? null
}
