/**
 * A picture is public, and stored re-encoded. A download is stored unchanged, and is not public by itself.
 */
export const storedFileKinds = ['picture', 'download'] as const
export type StoredFileKind = (typeof storedFileKinds)[number]

export interface StoredFile {
  /** A hash of the content, the kind and the owner, so that equal files of different owners are separate. */
  id: string
  kind: StoredFileKind
  /** The name of the upload, without folders and control characters. */
  name: string
  /** Detected from the content. */
  type: string
  extension: string
  bytes: number
  /** The dimensions of the upright picture before it is scaled down; `null` for a download. */
  width: number | null
  height: number | null
  /** The seller that owns the file; `null` for the shop. */
  sellerId: string | null
  /** An ISO date with time. */
  uploadedAt: string
}

const megabyte = 1024 * 1024

/** The limits of uploads, which the form shows before the upload (product: dashboard 60). */
export const uploadLimits = {
  picture: {
    bytes: 10 * megabyte,
    words: 'JPEG, PNG, WebP, AVIF, GIF or SVG, up to 10 MB and 50 megapixels, at least 400 × 300 pixels.',
  },
  download: {
    bytes: 100 * megabyte,
    words: 'PDF, ZIP, Word, Excel, PowerPoint, text, CSV, picture, MP3 or MP4, up to 100 MB.',
  },
} as const satisfies Record<StoredFileKind, { bytes: number; words: string }>

/** The maximum number of files in one request. */
export const maxFilesAtOnce = 20

/** The maximum storage of one seller (product: dashboard 60). */
export const maxBytesOfSeller = 2048 * megabyte

export function isStoredFileKind(text: string | null): text is StoredFileKind {
  return storedFileKinds.some((kind) => kind === text)
}

export const uploadProblems = {
  empty: 'The file is empty.',
  too_large: 'The file is too large.',
  wrong_kind: 'We can’t use this kind of file, or its content doesn’t match its name.',
  unreadable: 'We can’t read this picture. It may be damaged or cut off.',
  too_small: 'The picture is too small: it needs at least 400 × 300 pixels.',
  too_many_pixels: 'The picture has too many pixels: at most 50 megapixels.',
  too_narrow: 'The picture is too narrow: at most four times as long as it is wide.',
  too_complex: 'The picture takes too long to read. Save it in a simpler form.',
  no_space: 'You’ve used up your space for files. Remove some you don’t use.',
} as const
export type UploadProblem = keyof typeof uploadProblems

export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < megabyte) return `${Math.ceil(bytes / 1024)} kB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}
