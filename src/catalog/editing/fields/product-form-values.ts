import type { ItemDetails } from '#catalog/details/item-details.ts'
import { lines, detailFormValues } from '#catalog/editing/fields/detail-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
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
export function productFormValues(product: EditedProduct): FormValues {
  return {
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    categoryId: product.categoryId ?? '',
    sellerId: product.sellerId ?? '',
    tags: lines(product.tags),
    features: lines(product.features),
    images: lines(product.images),
    price: priceFieldValue(product.price),
    originalPrice: product.originalPrice === null ? '' : priceFieldValue(product.originalPrice),
    productType: product.productType,
    subscriptionInterval: product.subscriptionInterval ?? '',
    maxQuantity: product.maxQuantity === null ? '' : String(product.maxQuantity),
    redirectUrl: product.redirectUrl ?? '',
    demoUrl: product.demoUrl ?? '',
    documentationUrl: product.documentationUrl ?? '',
    files: product.files.map(({ name, address }) => ({ name, address })),
    isActive: checkboxValue(product.isActive),
    isFeatured: checkboxValue(product.isFeatured),
    comingSoon: checkboxValue(product.comingSoon),
    sortOrder: String(product.sortOrder),
    ...detailFormValues(product.details),
  }
}

export function priceFieldValue(price: Cents): string {
  return toDollars(price).toFixed(2)
}

/** The value that a checkbox submits. */
export function checkboxValue(isOn: boolean): string {
  return isOn ? 'on' : ''
}

/** The form values of a new product, which is hidden at first. */
export const emptyProduct: FormValues = productFormValues({
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
