import type { StoredFileKind } from '#files/stored-file.ts'

export const filesPath = '/dashboard/files'
const uploadPath = `${filesPath}/upload`

/** What an upload becomes, and whose. */
export interface UploadTarget {
  kind: StoredFileKind
  /** `null`: the shop's own. */
  sellerId: string | null
}

/** Where scripts upload to: it answers JSON. */
export function uploadAddress(target: UploadTarget): string {
  return `${uploadPath}?${queryOf(target)}`
}

/** Where the form of the page uploads to, without scripts. */
export function uploadFormAddress(target: UploadTarget): string {
  return `${filesPath}?${queryOf(target)}`
}

/** The requests that carry files, and so are larger and slower than others. A URL that is none, as '//', is no upload. */
export function isUpload({ method, url }: { method: string; url: string }): boolean {
  if (method !== 'POST') return false
  const pathname = URL.parse(url, 'http://store')?.pathname
  return pathname === filesPath || pathname === uploadPath
}

function queryOf({ kind, sellerId }: UploadTarget): string {
  return new URLSearchParams({ upload: kind, seller: sellerId ?? '' }).toString()
}

/** Where the dashboard gives an uploaded file to those who see it. */
export function storedDownloadPath(fileId: string): string {
  return `${filesPath}/${fileId}`
}
