import {
  builtInCategories,
  builtInConsulting,
  builtInProducts,
  builtInSellerProfiles,
  sellerOf,
} from '#catalog/built-in/built-in-catalog.ts'
import type { Product } from '#catalog/product.ts'
import type { Seller, SellerProfile } from '#catalog/seller.ts'
import { writeProduct } from '#catalog/built-in/seed-product.ts'
import { demoProducts } from '#content/demo/products.ts'
import { demoSellers } from '#content/demo/sellers.ts'

export const allSellerProfiles: readonly SellerProfile[] = [...builtInSellerProfiles, ...demoSellers]

export const allSellers: readonly Seller[] = allSellerProfiles.map(sellerOf)

/** The demo catalog, oldest product first (product: marketplace 26). */
export const allProducts: readonly Product[] = [
  ...builtInProducts,
  ...builtInConsulting,
  ...demoProducts.map((product) => writeProduct(product, builtInCategories, allSellers)),
].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
