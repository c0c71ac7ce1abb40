export interface SniffedType {
  type: string
  extension: string
}

/** The beginning and the end of a file. Both contain all of a small file. */
export interface FileEnds {
  head: Uint8Array
  tail: Uint8Array
}

export const headBytes = 4_096
/**
 * The number of bytes to read at the end of a file: enough for a ZIP's directory with the longest possible
 * comment.
 */
export const tailBytes = 128 * 1024

const pictureTypes = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  gif: { type: 'image/gif', extension: 'gif' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  svg: { type: 'image/svg+xml', extension: 'svg' },
} as const
export type PictureFormat = keyof typeof pictureTypes

export function isPictureFormat(text: string): text is PictureFormat {
  return Object.hasOwn(pictureTypes, text)
}

/** Detects the picture format by the first bytes. Returns `null` for unsupported formats. */
export function sniffPicture({ head }: FileEnds): PictureFormat | null {
  const text = latin1(head)
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^[^]{4}ftypavi[fs]/.test(text)) return 'avif'
  if (/^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*\?>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/.test(text)) return 'svg'
  return null
}

/** Detects the type of a download by its content. The name only distinguishes kinds of text files. */
export function sniffDownload(ends: FileEnds, name: string): SniffedType | null {
  const head = latin1(ends.head)
  const tail = latin1(ends.tail)
  if (head.startsWith('%PDF-')) {
    return /%%EOF\s*$/.test(tail) ? { type: 'application/pdf', extension: 'pdf' } : null
  }
  if (head.startsWith('PK\u0003\u0004')) return zipType(tail)
  if (/^[^]{4}ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/.test(head)) {
    return { type: 'video/mp4', extension: 'mp4' }
  }
  if (/^(ID3|\u00ff[\u00fb\u00f3\u00f2])/.test(head)) return { type: 'audio/mpeg', extension: 'mp3' }
  const picture = sniffPicture(ends)
  if (picture && picture !== 'svg') return pictureTypes[picture]
  return isPlainText(ends) ? textType(name) : null
}

/**
 * Detects office documents, which are ZIP files with a known file inside. The directory at the end of a ZIP
 * lists its files.
 */
function zipType(tail: string): SniffedType | null {
  const end = tail.lastIndexOf('PK\u0005\u0006')
  if (end < 0 || tail.length - end < 22) return null
  const found = officeTypes.find(({ part }) => tail.includes(part))
  return found
    ? { type: found.type, extension: found.extension }
    : { type: 'application/zip', extension: 'zip' }
}

const office = 'application/vnd.openxmlformats-officedocument'
const officeTypes = [
  { part: 'word/document.xml', type: `${office}.wordprocessingml.document`, extension: 'docx' },
  { part: 'xl/workbook.xml', type: `${office}.spreadsheetml.sheet`, extension: 'xlsx' },
  { part: 'ppt/presentation.xml', type: `${office}.presentationml.presentation`, extension: 'pptx' },
]

function textType(name: string): SniffedType {
  const extension = /\.(csv|md|json)$/i.exec(name)?.[1]?.toLowerCase()
  if (extension === 'csv') return { type: 'text/csv; charset=utf-8', extension }
  return { type: 'text/plain; charset=utf-8', extension: extension ?? 'txt' }
}

/**
 * Whether the content is text without control characters, and does not start like a page, a program or a
 * script.
 */
function isPlainText({ head, tail }: FileEnds): boolean {
  const text = decoded(head)
  if (text === null || decoded(tail) === null) return false
  return text.trim() !== '' && !/^\s*(<|#!|MZ|\u007fELF)/.test(text)
}

function decoded(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes)
  // A character that is cut at either end does not make the text invalid.
  const inner = text.replaceAll(/^\uFFFD{1,3}|\uFFFD{1,3}$/g, '')
  return /[^\P{Cc}\t\n\v\f\r]|\uFFFD/u.test(inner) ? null : inner
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
