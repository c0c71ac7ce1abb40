import { pictureFormats, storedWidths, type PictureOutput } from '#files/picture-address.ts'
import type { StoredFile } from '#files/stored-file.ts'

export function variantName(id: string, width: number, format: PictureOutput): string {
  return `pictures/${id.slice(0, 2)}/${id}/${width}.${format}`
}

export function downloadStorageName(id: string): string {
  return `downloads/${id.slice(0, 2)}/${id}`
}

export function storageNames({ id, width }: Pick<StoredFile, 'id' | 'width'>): string[] {
  if (width === null) return [downloadStorageName(id)]
  return storedWidths(width).flatMap((each) => pictureFormats.map((format) => variantName(id, each, format)))
}
