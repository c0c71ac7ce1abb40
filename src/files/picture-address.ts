/** The widths in which every picture is stored, up to its own. */
export const pictureWidths = [320, 640, 960, 1280] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureOutput = (typeof pictureFormats)[number]

/** A stored picture as a product's `images` hold it. */
export function pictureAddress(fileId: string): string {
  return `/files/${fileId}`
}

/** The stored picture at this address, or `null` for a drawing or another site's. */
export function fileIdOfPicture(address: string): string | null {
  return /^\/files\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null
}

/** The stored widths of a picture: those below its own, and the one that holds all of it. */
export function storedWidths(width: number): number[] {
  return pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width)
}

/** The stored width that answers a request for another one: the widest that is not wider, or all of the picture. */
export function answeringWidth(width: number, requested: number): number {
  return Math.min(requested, Math.max(...storedWidths(width)))
}

/** The address for a small place; drawings keep theirs. */
export function smallPicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${pictureWidths[0]}.webp`
}

/** The address for search engines and other readers that take one. */
export function largePicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${Math.max(...pictureWidths)}.webp`
}
