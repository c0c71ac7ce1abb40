import type { SellerProfile } from '#catalog/seller.ts'

export const demoSellers: readonly SellerProfile[] = []
