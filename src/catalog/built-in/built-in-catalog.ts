import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import type { Seller, SellerProfile } from '#catalog/seller.ts'
import { writeProduct, type SeedProduct } from '#catalog/built-in/seed-product.ts'
import { catalogCategories } from '#content/catalog/categories.ts'
import { companySeller } from '#content/catalog/company.ts'
import { catalogConsulting } from '#content/catalog/consulting.ts'
import { catalogProducts } from '#content/catalog/products.ts'

/**
 * The catalog that the shop shows while the database is away. Seeding a new database uses the same ids
 * (product: marketplace 22, 24, 25).
 */
export const builtInCategories: readonly Category[] = catalogCategories.map((category, index) => ({
  ...category,
  slug: category.id,
  isActive: true,
  sortOrder: index + 1,
}))

export const builtInSellerProfiles: readonly SellerProfile[] = [companySeller]

export const builtInSellers: readonly Seller[] = builtInSellerProfiles.map(sellerOf)

export const builtInProducts: readonly Product[] = catalogProducts.map(ownProduct)
export const builtInConsulting: readonly Product[] = catalogConsulting.map(ownProduct)

function ownProduct(product: SeedProduct): Product {
  return writeProduct({ ...product, sellerId: companySeller.id }, builtInCategories, builtInSellers)
}

export function sellerOf({ id, name, description, isVerified, rating }: SellerProfile): Seller {
  return { id, name, description, isVerified, rating }
}

/** Compares two built-in products like the indexes of the database: the newest first, then by id. */
export function byNewest(one: Product, other: Product): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || one.id.localeCompare(other.id, 'en')
}
