import type { FieldSection } from '#catalog/editing/fields/edited-field.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { SellerProfile } from '#catalog/product.ts'

export type EditedSeller = Pick<
  SellerProfile,
  | 'name'
  | 'description'
  | 'place'
  | 'foundedYear'
  | 'sellingSince'
  | 'responseHours'
  | 'supportPolicy'
  | 'refundPolicy'
>

export function sellerFormValues(seller: EditedSeller): FormValues {
  return {
    name: seller.name,
    description: seller.description,
    place: seller.place ?? '',
    foundedYear: seller.foundedYear === null ? '' : String(seller.foundedYear),
    sellingSince: seller.sellingSince ?? '',
    responseHours: seller.responseHours === null ? '' : String(seller.responseHours),
    supportPolicy: seller.supportPolicy ?? '',
    refundPolicy: seller.refundPolicy ?? '',
  }
}

export const emptySeller: FormValues = sellerFormValues({
  name: '',
  description: '',
  place: null,
  foundedYear: null,
  sellingSince: null,
  responseHours: null,
  supportPolicy: null,
  refundPolicy: null,
})

export const sellerSections: readonly FieldSection[] = [
  {
    id: 'basics',
    title: 'Who they are',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', isRequired: true },
      { name: 'description', label: 'Description', kind: 'text' },
      { name: 'place', label: 'Place', kind: 'line' },
      { name: 'foundedYear', label: 'Founded in', kind: 'whole' },
      { name: 'sellingSince', label: 'Selling here since', kind: 'day' },
    ],
  },
  {
    id: 'service',
    title: 'Support and terms',
    fields: [
      { name: 'responseHours', label: 'Answers within, in hours', kind: 'whole' },
      { name: 'supportPolicy', label: 'Support', kind: 'text' },
      { name: 'refundPolicy', label: 'Refunds', kind: 'text' },
    ],
  },
]
