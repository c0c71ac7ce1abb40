export type ArtSubject = { readonly id: string; readonly category: string }

/** Raise this version when the pictures change: caches store each version forever. */
export const ART_VERSION = 'v1'

/** The URL of a product's picture. Categories of solutions are free text, so they are turned into slugs. */
export function productArtUrl({ id, category }: ArtSubject): string {
  return `/art/${ART_VERSION}/${artSlug(category)}/${artSlug(id)}.svg`
}

/** Whether a picture is generated. Generated pictures are decorative and need no description. */
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
