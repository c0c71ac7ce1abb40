import type { StoredFile } from '#files/stored-file.ts'

/** The address of a free download, as it is stored in a product's `redirect_url`. */
export function freeDownloadPath({ id, extension }: Pick<StoredFile, 'id' | 'extension'>): string {
  return `/downloads/${id}.${extension}`
}

/** Returns the id of the stored file at the address of a free download, or `null` for any other address. */
export function fileIdOfDownload(address: string): string | null {
  return /^\/downloads\/([0-9a-f]{64})\.[a-z0-9]{2,5}$/.exec(address)?.[1] ?? null
}
