import type { FieldSection } from '#catalog/editing/fields/edited-field.ts'
import { detailFormSections } from '#catalog/editing/fields/detail-form-values.ts'

/** Product types with their labels in the form (product: data 6). */
const productTypes = {
  one_time: 'Bought once',
  subscription: 'Subscription',
  lead_generation: 'Demo (opens an address)',
  download: 'Free download',
  consulting: 'Consulting',
  development: 'Development',
  marketing: 'Marketing',
  security: 'Security',
} as const
export const productTypeNames = [
  'one_time',
  'subscription',
  'lead_generation',
  'download',
  'consulting',
  'development',
  'marketing',
  'security',
] as const satisfies readonly (keyof typeof productTypes)[]

export const intervalNames = ['month', 'quarter', 'year'] as const

/** The form of a product, by section. */
export const productSections: readonly FieldSection[] = [
  {
    id: 'basics',
    title: 'What it is',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', isRequired: true },
      {
        name: 'shortDescription',
        label: 'Short description',
        kind: 'line',
        hint: 'One sentence, shown on the card.',
      },
      { name: 'description', label: 'Description', kind: 'text' },
      { name: 'categoryId', label: 'Category', kind: 'choice', choices: 'categories' },
      { name: 'sellerId', label: 'Seller', kind: 'choice', choices: 'sellers' },
      { name: 'tags', label: 'Tags', kind: 'list', hint: 'One per line. A card shows the first two.' },
      { name: 'features', label: 'What you get', kind: 'list', hint: 'One per line.' },
      {
        name: 'images',
        label: 'Pictures',
        kind: 'pictures',
        hint: 'One path per line, the card’s first. Without any, one is drawn.',
      },
    ],
  },
  {
    id: 'price',
    title: 'Price and buying',
    fields: [
      {
        name: 'price',
        label: 'Price in dollars',
        kind: 'money',
        isRequired: true,
        hint: '0 is shown as Free.',
      },
      {
        name: 'originalPrice',
        label: 'Regular price in dollars',
        kind: 'money',
        hint: 'Struck beside the price.',
      },
      {
        name: 'productType',
        label: 'Type',
        kind: 'choice',
        choices: productTypeNames.map((value) => ({ value, label: productTypes[value] })),
      },
      {
        name: 'subscriptionInterval',
        label: 'Charged',
        kind: 'choice',
        choices: [
          { value: '', label: 'Once' },
          { value: 'month', label: 'Monthly' },
          { value: 'quarter', label: 'Quarterly' },
          { value: 'year', label: 'Yearly' },
        ],
      },
      { name: 'maxQuantity', label: 'Most per order', kind: 'whole', hint: '99 when empty.' },
      { name: 'redirectUrl', label: 'Address of the demo or download', kind: 'download' },
      { name: 'demoUrl', label: 'Address of a demo', kind: 'address' },
      { name: 'documentationUrl', label: 'Address of the documentation', kind: 'address' },
    ],
  },
  {
    id: 'files',
    title: 'Files for customers',
    lead: 'Delivered in My Purchases once the order is active, in this order. For a product that is bought; a free download has its one file above.',
    fields: [
      {
        name: 'files',
        label: 'Files',
        kind: 'rows',
        row: 'file',
        uploads: 'download',
        columns: [
          { name: 'name', label: 'Name', kind: 'line' },
          { name: 'address', label: 'Address of the file', kind: 'address' },
        ],
      },
    ],
  },
  {
    id: 'display',
    title: 'In the shop',
    fields: [
      { name: 'isActive', label: 'Shown in the shop', kind: 'check' },
      { name: 'isFeatured', label: 'Featured', kind: 'check' },
      { name: 'comingSoon', label: 'Coming soon: shown, cannot be bought yet', kind: 'check' },
      {
        name: 'sortOrder',
        label: 'Place among the featured ones',
        kind: 'whole',
        hint: 'Smaller numbers first.',
      },
    ],
  },
  ...detailFormSections,
]
