import { toDollars } from '#lib/money.ts'
import type { Category, Product, Seller } from '#catalog/product.ts'

/** The product with the API's field names and prices in dollars (product: data 1). */
export function productToJson(product: Product) {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    short_description: product.shortDescription,
    price: toDollars(product.price),
    original_price: product.originalPrice === null ? null : toDollars(product.originalPrice),
    category_id: product.categoryId,
    seller_id: product.sellerId,
    images: product.images,
    tags: product.tags,
    features: product.features,
    demo_url: product.demoUrl,
    documentation_url: product.documentationUrl,
    download_count: product.downloadCount,
    rating: product.rating,
    review_count: product.reviewCount,
    is_featured: product.isFeatured,
    is_active: product.isActive,
    product_type: product.productType,
    subscription_interval: product.subscriptionInterval,
    max_quantity: product.maxQuantity,
    redirect_url: product.redirectUrl,
    coming_soon: product.comingSoon,
    created_at: product.createdAt,
    category: product.category && categoryToJson(product.category),
    seller: product.seller && sellerToJson(product.seller),
  }
}

export function categoryToJson(category: Category) {
  return {
    id: category.id,
    name: category.name,
    description: category.description,
    slug: category.slug,
    icon: category.icon,
    is_active: category.isActive,
    sort_order: category.sortOrder,
  }
}

function sellerToJson(seller: Seller) {
  return {
    id: seller.id,
    name: seller.name,
    description: seller.description,
    is_verified: seller.isVerified,
    rating: seller.rating,
  }
}
