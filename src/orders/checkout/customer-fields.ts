import type { CheckoutField } from '#orders/checkout/checkout.ts'

interface CustomerField {
  name: Exclude<CheckoutField, 'notes'>
  label: string
  required?: boolean
  type?: 'email' | 'tel'
  inputMode?: 'numeric'
  autoComplete: string
  list?: string
  className?: string
}

const wholeLine = 'col-span-2 sm:col-span-12'
const halfLine = 'sm:col-span-6'
const thirdLine = 'sm:col-span-4'

/** The single-line fields in display order, with keyboard and autofill hints (product: checkout 5). */
export const customerFields: readonly CustomerField[] = [
  { name: 'fullName', label: 'Full Name', required: true, autoComplete: 'name', className: wholeLine },
  {
    name: 'email',
    label: 'Email',
    required: true,
    type: 'email',
    autoComplete: 'email',
    className: wholeLine,
  },
  {
    name: 'phone',
    label: 'Phone',
    required: true,
    type: 'tel',
    autoComplete: 'tel',
    className: `col-span-2 ${halfLine}`,
  },
  {
    name: 'company',
    label: 'Company',
    autoComplete: 'organization',
    className: `col-span-2 ${halfLine}`,
  },
  { name: 'address', label: 'Address', required: true, autoComplete: 'address-line1', className: wholeLine },
  {
    name: 'city',
    label: 'City',
    required: true,
    autoComplete: 'address-level2',
    className: `col-span-2 ${thirdLine}`,
  },
  {
    name: 'state',
    label: 'State',
    required: true,
    autoComplete: 'address-level1',
    list: 'us-states',
    className: thirdLine,
  },
  {
    name: 'zipCode',
    label: 'ZIP Code',
    required: true,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    className: thirdLine,
  },
]

/** Optional texts for the receipt (product: receipts 4). */
export const receiptFields: readonly CustomerField[] = [
  { name: 'taxId', label: 'Tax ID', autoComplete: 'off', className: halfLine },
  { name: 'poNumber', label: 'PO Number', autoComplete: 'off', className: halfLine },
]
