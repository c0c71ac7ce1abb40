/** The widths in which pictures are stored. Widths beyond the original are omitted. */
export const pictureWidths = [320, 640, 960, 1280] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureOutput = (typeof pictureFormats)[number]

/** The address of a stored picture in a product's `images`. */
export function pictureAddress(fileId: string): string {
  return `/files/${fileId}`
}

/** Returns the id of the stored picture at this address, or `null` for generated pictures and other sites. */
export function fileIdOfPicture(address: string): string | null {
  return /^\/files\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null
}

/**
 * The widths in which a picture is stored: all that are smaller than the original, and the next larger one.
 */
export function storedWidths(width: number): number[] {
  return pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width)
}

/** The width to send: the requested one, or the largest stored one if the picture is smaller. */
export function answeringWidth(width: number, requested: number): number {
  return Math.min(requested, Math.max(...storedWidths(width)))
}

/** The address for a small preview. Generated pictures have only one address. */
export function smallPicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${pictureWidths[0]}.webp`
}

/** The address for search engines and others that expect a single one. */
export function largePicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${Math.max(...pictureWidths)}.webp`
}
