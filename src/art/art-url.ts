/** What a picture is made from. */
export type ArtSubject = { readonly id: string; readonly category: string }

/** Goes up when the pictures change, so that caches may keep each one for ever. */
export const ART_VERSION = 'v1'

/** Where the picture of a product lives; categories of solutions are free text and become a slug. */
export function productArtUrl({ id, category }: ArtSubject): string {
  return `/art/${ART_VERSION}/${artSlug(category)}/${artSlug(id)}.svg`
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
