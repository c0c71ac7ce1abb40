import type { Category } from '#catalog/category.ts'
import { field, type ValuesOf } from '#catalog/field.ts'
import {
  addressOrNull,
  checkField,
  choiceOf,
  choiceOrNull,
  lineOrNull,
  linesOf,
  optionalLine,
  optionalText,
  orderField,
  picturesField,
  priceField,
  priceOrNullField,
  requiredLine,
  integerOrNull,
} from '#catalog/field-schemas.ts'
import type { Seller } from '#catalog/seller.ts'

/** Product types and their labels in the form (product: data 6). */
const productTypes = [
  { value: 'one_time', label: 'Bought once' },
  { value: 'subscription', label: 'Subscription' },
  { value: 'lead_generation', label: 'Demo (opens an address)' },
  { value: 'download', label: 'Free download' },
  { value: 'consulting', label: 'Consulting' },
  { value: 'development', label: 'Development' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'security', label: 'Security' },
]

export const maxTags = 20
export const longestTag = 40

const intervals = [
  { value: '', label: 'Once' },
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly' },
  { value: 'year', label: 'Yearly' },
]

/**
 * The public fields of a product. Table, form, proposals, CSV files, API and previews contain all of them.
 * Tests compare them with the table.
 */
export const productFields = {
  name: field(requiredLine('Give the product a name.', 120), {
    label: 'Name',
    kind: 'line',
    section: 'basics',
    isRequired: true,
  }),
  shortDescription: field(optionalLine(300), {
    label: 'Short description',
    kind: 'line',
    section: 'basics',
    hint: 'One sentence, shown on the card.',
  }),
  description: field(optionalText(6_000), { label: 'Description', kind: 'text', section: 'basics' }),
  categoryId: field(lineOrNull(100), {
    label: 'Category',
    kind: 'choice',
    section: 'basics',
    choices: 'categories',
  }),
  sellerId: field(lineOrNull(100), {
    label: 'Seller',
    kind: 'choice',
    section: 'basics',
    choices: 'sellers',
    isStaffOnly: true,
  }),
  tags: field(linesOf({ max: maxTags, maxLength: longestTag }), {
    label: 'Tags',
    kind: 'list',
    section: 'basics',
    hint: 'One per line. A card shows the first two.',
  }),
  features: field(linesOf({ max: 40, maxLength: 200 }), {
    label: 'What you get',
    kind: 'list',
    section: 'basics',
    hint: 'One per line.',
  }),
  images: field(picturesField, {
    label: 'Pictures',
    kind: 'pictures',
    section: 'basics',
    hint: 'One path per line, the card’s first. Without any, we draw one.',
  }),
  price: field(priceField, {
    label: 'Price in dollars',
    kind: 'money',
    section: 'price',
    isRequired: true,
    isConfirmed: true,
    hint: '0 is shown as Free.',
  }),
  originalPrice: field(priceOrNullField, {
    label: 'Regular price in dollars',
    kind: 'money',
    section: 'price',
    isConfirmed: true,
    hint: 'Shown crossed out next to the price.',
  }),
  productType: field(
    choiceOf(
      productTypes.map(({ value }) => value),
      'Choose a type.',
      'one_time',
    ),
    {
      label: 'Type',
      kind: 'choice',
      section: 'price',
      initial: 'one_time',
      isConfirmed: true,
      choices: productTypes,
    },
  ),
  subscriptionInterval: field(
    choiceOrNull(
      intervals.map(({ value }) => value),
      'Choose how often it is charged.',
    ),
    { label: 'Charged', kind: 'choice', section: 'price', isConfirmed: true, choices: intervals },
  ),
  maxQuantity: field(integerOrNull(1, 9_999), {
    label: 'Most per order',
    kind: 'whole',
    section: 'price',
    hint: '99 when empty.',
  }),
  unitCovers: field(lineOrNull(60), {
    label: 'One unit covers',
    kind: 'line',
    section: 'price',
    hint: 'What one of it is for, like one mailbox, all colleagues included.',
    isCompared: true,
  }),
  redirectUrl: field(addressOrNull, {
    label: 'Address of the demo or download',
    kind: 'download',
    section: 'price',
  }),
  demoUrl: field(addressOrNull, { label: 'Address of a demo', kind: 'address', section: 'price' }),
  documentationUrl: field(addressOrNull, {
    label: 'Address of the documentation',
    kind: 'address',
    section: 'price',
  }),
  hostingRegion: field(lineOrNull(80), {
    label: 'Hosting region',
    kind: 'line',
    section: 'data',
    hint: 'Where the data of customers is stored, like EU (Frankfurt).',
    isCompared: true,
  }),
  isActive: field(checkField, {
    label: 'Shown in the shop',
    kind: 'check',
    section: 'display',
    hint: 'Customers can find it and buy it. Uncheck this to keep it hidden while you work on it.',
    isConfirmed: true,
  }),
  isFeatured: field(checkField, { label: 'Featured', kind: 'check', section: 'display', isStaffOnly: true }),
  comingSoon: field(checkField, {
    label: 'Coming soon: shown, cannot be bought yet',
    kind: 'check',
    section: 'display',
    isConfirmed: true,
  }),
}

/** All fields that are columns of the product table. */
export const storedProductFields = {
  ...productFields,
  sortOrder: field(orderField, {
    label: 'Place among the featured ones',
    kind: 'whole',
    section: 'display',
    initial: '0',
    isStaffOnly: true,
    hint: 'Smaller numbers first.',
  }),
}

/** A marketplace product (product: data 5). */
export interface Product extends ValuesOf<typeof productFields> {
  id: string
  downloadCount: number
  rating: number
  reviewCount: number
  /** An ISO date with time. */
  createdAt: string
  category: Category | null
  seller: Seller | null
}
