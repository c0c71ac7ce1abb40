import { pictureOf, productPath, type Pictured } from '#catalog/products/card-product.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { object, parsed, text } from '#lib/schema.ts'

/** What a card hands to the page of its product, to be shown until the page has loaded. */
export interface ProductPreview {
  name: string
  picture: string
}

export function productPreview(product: Pictured & { name: string }): ProductPreview {
  return { name: product.name, picture: pictureOf(product) }
}

/** Reads the preview from the state of a navigation, which may hold anything. */
export function previewFrom(state: unknown): ProductPreview | null {
  return parsed(object({ name: text, picture: text }), state) ?? null
}

/**
 * The address from which the product page loads its data. The router prefetches none for a route with a `clientLoader`;
 * products with a fixed page have no such route.
 */
export function productDataPath(id: string): string | null {
  const path = productPath(id)
  if (fixedPages.some((page) => page.path === path)) return null
  return `${path}.data?${new URLSearchParams({ _routes: 'marketplace/product/product.page' }).toString()}`
}
