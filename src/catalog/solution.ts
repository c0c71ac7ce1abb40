import { field, type ValuesOf } from '#catalog/field.ts'
import {
  checkField,
  choiceOf,
  lineOrNull,
  linesOf,
  optionalLine,
  optionalText,
  orderField,
  priceField,
  priceOrNullField,
  requiredLine,
} from '#catalog/field-schemas.ts'
import { solutionIcons, tones } from '#catalog/solution-looks.ts'

export const solutionFields = {
  name: field(requiredLine('Give the solution a name.', 120), {
    label: 'Name',
    kind: 'line',
    section: 'basics',
    isRequired: true,
    isConfirmed: true,
    hint: 'The page address comes from it. Old addresses lead to the new one.',
  }),
  description: field(optionalText(6_000), {
    label: 'Description',
    kind: 'text',
    section: 'basics',
    hint: 'The first sentence is larger at the top of the page, and shows in the cart.',
  }),
  category: field(optionalLine(80), { label: 'Category', kind: 'line', section: 'basics' }),
  features: field(linesOf({ max: 40, maxLength: 200 }), {
    label: 'What’s included',
    kind: 'list',
    section: 'basics',
    hint: 'One per line.',
  }),
  icon: field(choiceOf(solutionIcons, 'Choose an icon.', 'Bot'), {
    label: 'Icon',
    kind: 'choice',
    section: 'basics',
    initial: 'Bot',
    choices: solutionIcons.map((value) => ({ value, label: value })),
  }),
  price: field(priceField, {
    label: 'Price in dollars',
    kind: 'money',
    section: 'price',
    isRequired: true,
    isConfirmed: true,
  }),
  originalPrice: field(priceOrNullField, {
    label: 'Regular price in dollars',
    kind: 'money',
    section: 'price',
    isConfirmed: true,
    hint: 'Shown crossed out next to the price.',
  }),
  unitCovers: field(lineOrNull(60), {
    label: 'One unit covers',
    kind: 'line',
    section: 'price',
    hint: 'What one of it is for, like one mailbox, all colleagues included.',
  }),
  isAvailable: field(checkField, {
    label: 'Can be bought',
    kind: 'check',
    section: 'display',
    initial: 'on',
    isConfirmed: true,
  }),
  comingSoon: field(checkField, {
    label: 'Coming soon: shown, cannot be bought yet',
    kind: 'check',
    section: 'display',
    initial: 'on',
    isConfirmed: true,
  }),
  isFeatured: field(checkField, { label: 'Featured', kind: 'check', section: 'display' }),
}

/** The order of solutions without a fixed place, smaller numbers first. */
const sortOrder = field(orderField, {
  label: 'Display order',
  kind: 'whole',
  section: 'display',
  initial: '0',
  hint: 'Smaller numbers first.',
})

/** One color that sets all four color columns. */
const tone = field(choiceOf(tones, 'Choose a color.', 'slate'), {
  label: 'Color',
  kind: 'choice',
  section: 'basics',
  initial: 'slate',
  choices: tones.map((value) => ({ value, label: value })),
})

export const storedSolutionFields = { ...solutionFields, tone, sortOrder }

/** A solution of the company itself (product: data 9). */
export interface Solution extends ValuesOf<typeof solutionFields> {
  id: string
  rating: number
  reviewCount: number
  downloadCount: number
  gradient: string
  bgGradient: string
  borderColor: string
  textColor: string
  sortOrder: number
  /** An ISO date with time. */
  createdAt: string
}
