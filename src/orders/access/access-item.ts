import type { ProductType } from '#cart/product-data.ts'

/** Where the license keys of an item come from (product: access 4). */
export const keySources = ['none', 'generated', 'imported'] as const

export type KeySource = (typeof keySources)[number]

export interface AccessItem {
  productType: ProductType
  productId: string
}

/** The maximum length of a license key. A generated key has about 300 characters. */
export const longestKey = 500

/** The maximum number of keys in one import (product: access 4). */
export const maxKeysInList = 10_000
