/** The widths in which every picture is stored, limited by its original width. */
export const pictureWidths = [320, 640, 960, 1280] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureOutput = (typeof pictureFormats)[number]

/** The address of a stored picture in a product's `images`. */
export function pictureAddress(fileId: string): string {
  return `/files/${fileId}`
}

/** The id of the stored picture at this address, or `null` for a generated picture or another site. */
export function fileIdOfPicture(address: string): string | null {
  return /^\/files\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null
}

/** The stored widths of a picture: the smaller ones, and the smallest that fits the original. */
export function storedWidths(width: number): number[] {
  return pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width)
}

/** The stored width that answers a request: the widest that does not exceed it, or the full picture. */
export function answeringWidth(width: number, requested: number): number {
  return Math.min(requested, Math.max(...storedWidths(width)))
}

/** The address for small previews; generated pictures have only one. */
export function smallPicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${pictureWidths[0]}.webp`
}

/** The address for search engines and other readers that expect a single one. */
export function largePicture(address: string): string {
  return fileIdOfPicture(address) === null ? address : `${address}/${Math.max(...pictureWidths)}.webp`
}
