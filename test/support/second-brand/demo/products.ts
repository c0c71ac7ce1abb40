import type { SeedProduct } from '#catalog/built-in/seed-product.ts'

export const demoProducts: readonly SeedProduct[] = []
