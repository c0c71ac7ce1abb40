import type { Product } from '#catalog/product.ts'

export interface Slice {
  offset: number
  limit: number
}

/** Compares two built-in products like the indexes of the database: the newest first, then by id. */
export function byNewest(one: Product, other: Product): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || one.id.localeCompare(other.id, 'en')
}
