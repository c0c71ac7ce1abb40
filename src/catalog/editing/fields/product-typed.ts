import type { ItemDetails } from '#catalog/details/item-details.ts'
import { lines, typedDetails } from '#catalog/editing/fields/detail-typed.ts'
import type { TypedForm } from '#catalog/editing/fields/typed.ts'
import { toDollars, type Cents } from '#lib/money.ts'
import type { Product } from '#catalog/product.ts'

/** The fields of a product in its form. */
export type EditedProduct = Pick<
  Product,
  | 'name'
  | 'shortDescription'
  | 'description'
  | 'price'
  | 'originalPrice'
  | 'categoryId'
  | 'sellerId'
  | 'images'
  | 'tags'
  | 'features'
  | 'demoUrl'
  | 'documentationUrl'
  | 'isFeatured'
  | 'isActive'
  | 'productType'
  | 'subscriptionInterval'
  | 'maxQuantity'
  | 'redirectUrl'
> & { comingSoon: boolean; sortOrder: number; files: readonly TypedFile[]; details: ItemDetails }

/** A file delivered to customers. */
type TypedFile = Readonly<Record<'name' | 'address', string>>

/** The form values of a stored product. `productForm` parses them back to the same product. */
export function typedProduct(product: EditedProduct): TypedForm {
  return {
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    categoryId: product.categoryId ?? '',
    sellerId: product.sellerId ?? '',
    tags: lines(product.tags),
    features: lines(product.features),
    images: lines(product.images),
    price: typedPrice(product.price),
    originalPrice: product.originalPrice === null ? '' : typedPrice(product.originalPrice),
    productType: product.productType,
    subscriptionInterval: product.subscriptionInterval ?? '',
    maxQuantity: product.maxQuantity === null ? '' : String(product.maxQuantity),
    redirectUrl: product.redirectUrl ?? '',
    demoUrl: product.demoUrl ?? '',
    documentationUrl: product.documentationUrl ?? '',
    files: product.files.map(({ name, address }) => ({ name, address })),
    isActive: typedCheck(product.isActive),
    isFeatured: typedCheck(product.isFeatured),
    comingSoon: typedCheck(product.comingSoon),
    sortOrder: String(product.sortOrder),
    ...typedDetails(product.details),
  }
}

export function typedPrice(price: Cents): string {
  return toDollars(price).toFixed(2)
}

/** The value that a checkbox submits. */
export function typedCheck(isOn: boolean): string {
  return isOn ? 'on' : ''
}

/** The form values of a new product, which is hidden at first. */
export const emptyProduct: TypedForm = typedProduct({
  name: '',
  shortDescription: '',
  description: '',
  price: 0,
  originalPrice: null,
  categoryId: null,
  sellerId: null,
  images: [],
  tags: [],
  features: [],
  demoUrl: null,
  documentationUrl: null,
  isFeatured: false,
  isActive: false,
  productType: 'one_time',
  subscriptionInterval: null,
  maxQuantity: null,
  redirectUrl: null,
  comingSoon: false,
  sortOrder: 0,
  files: [],
  details: {},
})
