import { emptyFormValues, recordFormValues } from '#catalog/editing/fields/record-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { sectionsOf, type ValuesOf } from '#catalog/field.ts'
import { sellerFields } from '#catalog/seller.ts'
import * as z from 'zod/mini'

export const sellerSections = sectionsOf(sellerFields, {
  basics: 'About the seller',
  service: 'Support and terms',
})

export function sellerFormValues(seller: ValuesOf<typeof sellerFields>): FormValues {
  return recordFormValues(sellerFields, { ...seller })
}

export const emptySeller = emptyFormValues(sellerFields)

export const sellerForm = z.object(sellerFields)
export type SellerFields = z.output<typeof sellerForm>
