import { pictureOf, productPath, type Pictured } from '#catalog/products/card-product.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
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

/**
 * Returns the address of the product page's data. Cards prefetch it, because the router does not prefetch
 * routes with a `clientLoader`. `null` for products with a fixed page, which have no such route.
 */
export function productDataPath(id: string): string | null {
  const path = productPath(id)
  if (fixedPages.some((page) => page.path === path)) return null
  return `${path}.data?${new URLSearchParams({ _routes: 'marketplace/product/product.page' }).toString()}`
}
