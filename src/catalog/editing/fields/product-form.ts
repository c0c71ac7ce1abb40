import type { ItemDetails } from '#catalog/details/item-details.ts'
import { detailFields, detailTitles, detailValues } from '#catalog/editing/fields/detail-fields.ts'
import { emptyFormValues, recordFormValues } from '#catalog/editing/fields/record-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { field, sectionsOf, type ValuesOf } from '#catalog/field.ts'
import { fileRows, pictureTextRows, regularPriceExceeds } from '#catalog/field-schemas.ts'
import { storedProductFields } from '#catalog/product.ts'
import * as z from 'zod/mini'

/** All fields in the form of a product. The form omits only the counters. */
export const productFormFields = {
  ...storedProductFields,
  files: field(fileRows, {
    label: 'Files',
    kind: 'rows',
    section: 'files',
    row: 'file',
    uploads: 'download',
    columns: [
      { name: 'name', label: 'Name', kind: 'line' },
      { name: 'address', label: 'Address of the file', kind: 'address' },
    ],
  }),
  ...detailFields,
  /** The form shows each description next to its picture. */
  pictureTexts: field(pictureTextRows, {
    label: 'Picture descriptions',
    kind: 'rows',
    section: 'basics',
    row: 'description',
    hint: 'What a picture shows, for people who can’t see it.',
    columns: [
      { name: 'picture', label: 'Path of the picture', kind: 'address' },
      { name: 'text', label: 'What it shows', kind: 'line' },
    ],
  }),
}

export const productSections = sectionsOf(productFormFields, {
  basics: 'What it is',
  price: 'Price and buying',
  files: {
    title: 'Files for customers',
    lead: 'Buyers get these in My Purchases once their order is active, in this order. A free download has its one file above.',
  },
  display: 'In the shop',
  ...detailTitles,
})

interface EditedProduct extends ValuesOf<typeof storedProductFields> {
  files?: ValuesOf<typeof productFormFields>['files']
  details: ItemDetails
}

export function productFormValues({ details, ...product }: EditedProduct): FormValues {
  return recordFormValues(productFormFields, { ...product, ...detailValues(details) })
}

/** The default form values of a product, which is hidden. The forms for new products override this. */
export const emptyProduct = emptyFormValues(productFormFields)

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
