import type { SellerProfile } from '#catalog/product.ts'

export const demoSellers: readonly SellerProfile[] = []
