import * as z from 'zod/mini'
import { productFormFields } from '#catalog/editing/fields/product-form-values.ts'
import { regularPriceExceeds } from '#catalog/field-schemas.ts'

/** The form of a product, for staff, sellers' proposals and imports (product: dashboard 20). */
export const productForm = z.object(productFormFields).check(
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
