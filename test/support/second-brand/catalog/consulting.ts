import type { SeedProduct } from '#catalog/built-in/seed-product.ts'

export const consultingNames: readonly string[] = []

export const catalogConsulting: readonly SeedProduct[] = []
