import * as z from 'zod/mini'
import { detailFields } from '#catalog/editing/fields/details.forms.ts'
import { productTypeNames, intervalNames } from '#catalog/editing/fields/product-sections.ts'
import {
  addressOrNull,
  checkField,
  linesOf,
  lineOrNull,
  optionalLine,
  optionalText,
  orderField,
  picturesField,
  priceField,
  priceOrNullField,
  regularPriceExceeds,
  requiredLine,
  rowDownload,
  sectionRows,
  wholeOrNull,
} from '#catalog/editing/fields/field-schemas.forms.ts'

/** All fields of a product in the shop, except the counters: rating, reviews and downloads. */
const productFields = {
  name: requiredLine('Give the product a name.', 120),
  shortDescription: optionalLine(300),
  description: optionalText(6_000),
  price: priceField,
  originalPrice: priceOrNullField,
  categoryId: lineOrNull(100),
  sellerId: lineOrNull(100),
  images: picturesField,
  tags: linesOf({ most: 20, longest: 40 }),
  features: linesOf({ most: 40, longest: 200 }),
  demoUrl: addressOrNull,
  documentationUrl: addressOrNull,
  isFeatured: checkField,
  isActive: checkField,
  comingSoon: checkField,
  sortOrder: orderField,
  productType: z._default(z.enum(productTypeNames, 'Choose a type.'), 'one_time'),
  subscriptionInterval: z.pipe(
    z._default(z.enum(['', ...intervalNames], 'Choose how often it is charged.'), ''),
    z.transform((interval) => interval || null),
  ),
  maxQuantity: wholeOrNull(1, 9_999),
  redirectUrl: addressOrNull,
  files: sectionRows(
    z.object({ name: z._default(z.string(), '').check(z.trim(), z.maxLength(120)), address: rowDownload }),
  ),
  ...detailFields,
}

/** The form of a product, for staff, sellers' proposals and imports (product: dashboard 20). */
export const productForm = z.object(productFields).check(
  z.refine(
    ({ productType, subscriptionInterval }) => productType !== 'subscription' || subscriptionInterval,
    {
      path: ['subscriptionInterval'],
      error: 'Choose how often a subscription is charged.',
    },
  ),
  z.refine(({ productType, price }) => productType !== 'download' || price === 0, {
    path: ['price'],
    error: 'A download is free: enter 0.',
  }),
  regularPriceExceeds,
)
export type ProductFields = z.output<typeof productForm>
