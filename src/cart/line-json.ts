import type { CartLine } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import { toDollars } from '#lib/money.ts'

/** The form used in API answers and in the browser's cart (product: data 2). */
export function lineToJson(line: CartLine) {
  return {
    id: line.id,
    quantity: line.quantity,
    product_id: line.productId,
    product_type: line.productType,
    offer: line.offer,
    product_data: productDataToJson(line.productData),
  }
}

/** The form used in API answers and in the browser's cart (product: data 3). */
export function productDataToJson(product: ProductData) {
  return {
    id: product.id,
    name: product.name,
    price: toDollars(product.price),
    images: product.images,
    short_description: product.shortDescription,
    description: product.description,
    category: product.category,
    rating: product.rating,
    review_count: product.reviewCount,
    download_count: product.downloadCount,
    features: product.features,
    is_featured: product.isFeatured,
    is_available: product.isAvailable,
    coming_soon: product.comingSoon,
    product_type: product.recordType,
    subscription_interval: product.subscriptionInterval,
    max_quantity: product.maxQuantity,
  }
}
