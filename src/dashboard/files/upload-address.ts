import type { StoredFileKind } from '#files/stored-file.ts'

export const filesPath = '/dashboard/files'
const uploadPath = `${filesPath}/upload`

export interface UploadTarget {
  kind: StoredFileKind
  /** The owner's id; `null` for the shop. */
  sellerId: string | null
}

/** Returns the upload address for scripts. Its responses are JSON. */
export function uploadAddress(target: UploadTarget): string {
  return `${uploadPath}?${queryOf(target)}`
}

/** Returns the address to which browsers without JavaScript post the files of the page's form. */
export function uploadFormAddress(target: UploadTarget): string {
  return `${filesPath}?${queryOf(target)}`
}

/** Whether a request uploads files and may be larger. Invalid URLs such as '//' are not uploads. */
export function isUpload({ method, url }: { method: string; url: string }): boolean {
  if (method !== 'POST') return false
  const pathname = URL.parse(url, 'http://store')?.pathname
  return pathname === filesPath || pathname === uploadPath
}

function queryOf({ kind, sellerId }: UploadTarget): string {
  return new URLSearchParams({ upload: kind, seller: sellerId ?? '' }).toString()
}

export function storedDownloadPath(fileId: string): string {
  return `${filesPath}/${fileId}`
}
