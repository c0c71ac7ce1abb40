import type { ProductData } from '#cart/product-data.ts'

/** A product with default values. Tests set the fields that matter to them. */
export const plainProduct: ProductData = {
  id: 'plain',
  name: 'Plain',
  price: 1000,
  images: [],
  shortDescription: '',
  description: '',
  category: '',
  rating: 5,
  reviewCount: 0,
  downloadCount: 0,
  features: [],
  isFeatured: false,
  isAvailable: true,
  comingSoon: false,
  recordType: null,
  subscriptionInterval: null,
  maxQuantity: 99,
}
