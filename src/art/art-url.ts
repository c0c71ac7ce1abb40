export type ArtSubject = { readonly id: string; readonly category: string }

/** Raise this version when the pictures change, because caches keep each version forever. */
export const ART_VERSION = 'v1'

/** The URL of a product's picture. Solution categories are free text, so they become a slug. */
export function productArtUrl({ id, category }: ArtSubject): string {
  return `/art/${ART_VERSION}/${artSlug(category)}/${artSlug(id)}.svg`
}

/** Whether a product's picture is generated, and therefore only decorative. */
export function isDrawing(src: string): boolean {
  return src.startsWith('/art/')
}

export function artSlug(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 81)
    .replace(/-+$/, '')
  return slug === '' ? 'other' : slug
}
