import type { CheckoutField } from '#orders/checkout/checkout.ts'

interface CustomerField {
  name: Exclude<CheckoutField, 'notes'>
  label: string
  required?: boolean
  type?: 'email' | 'tel'
  inputMode?: 'numeric'
  autoComplete: string
  /** As wide as what the field takes. */
  className?: string
}

/** The one-line fields, in order (product: checkout 5), each with its keyboard and autofill. */
export const customerFields: readonly CustomerField[] = [
  { name: 'fullName', label: 'Full Name', required: true, autoComplete: 'name' },
  { name: 'email', label: 'Email', required: true, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', required: true, type: 'tel', autoComplete: 'tel', className: 'max-w-64' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'address', label: 'Address', required: true, autoComplete: 'address-line1' },
  { name: 'city', label: 'City', required: true, autoComplete: 'address-level2', className: 'max-w-80' },
  { name: 'state', label: 'State', required: true, autoComplete: 'address-level1', className: 'max-w-52' },
  {
    name: 'zipCode',
    label: 'ZIP Code',
    required: true,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    className: 'max-w-40',
  },
]

/** Both are optional texts for the receipt (product: receipts 4). */
export const receiptFields: readonly CustomerField[] = [
  { name: 'taxId', label: 'Tax ID', autoComplete: 'off', className: 'max-w-80' },
  { name: 'poNumber', label: 'PO Number', autoComplete: 'off', className: 'max-w-80' },
]
