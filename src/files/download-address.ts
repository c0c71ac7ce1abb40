import type { StoredFile } from '#files/stored-file.ts'

/** The address of a free download, as a product's `redirect_url` holds it. */
export function freeDownloadPath({ id, extension }: Pick<StoredFile, 'id' | 'extension'>): string {
  return `/downloads/${id}.${extension}`
}

/** The stored file that is downloaded free of charge at this address, or `null` for any other address. */
export function fileIdOfDownload(address: string): string | null {
  return /^\/downloads\/([0-9a-f]{64})\.[a-z0-9]{2,5}$/.exec(address)?.[1] ?? null
}
