import type { FieldSection } from '#catalog/editing/fields/edited-field.ts'
import { detailFormSections } from '#catalog/editing/fields/detail-form-values.ts'
import { solutionIcons, tones } from '#catalog/solutions/solution-looks.ts'

/** The form of a solution, by section. */
export const solutionSections: readonly FieldSection[] = [
  {
    id: 'basics',
    title: 'What it is',
    fields: [
      {
        name: 'name',
        label: 'Name',
        kind: 'line',
        isRequired: true,
        hint: 'The page’s address is made from it. After a change the former address leads to the new one.',
      },
      {
        name: 'description',
        label: 'Description',
        kind: 'text',
        hint: 'The first sentence stands larger at the top of the page, and in the cart.',
      },
      { name: 'category', label: 'Category', kind: 'line' },
      { name: 'features', label: 'What’s included', kind: 'list', hint: 'One per line.' },
      {
        name: 'icon',
        label: 'Icon',
        kind: 'choice',
        choices: solutionIcons.map((value) => ({ value, label: value })),
      },
      {
        name: 'tone',
        label: 'Color',
        kind: 'choice',
        choices: tones.map((value) => ({ value, label: value })),
      },
    ],
  },
  {
    id: 'price',
    title: 'Price',
    fields: [
      { name: 'price', label: 'Price in dollars', kind: 'money', isRequired: true },
      {
        name: 'originalPrice',
        label: 'Regular price in dollars',
        kind: 'money',
        hint: 'Struck beside the price.',
      },
    ],
  },
  {
    id: 'display',
    title: 'In the shop',
    fields: [
      { name: 'isAvailable', label: 'Can be bought', kind: 'check' },
      { name: 'comingSoon', label: 'Coming soon: shown, cannot be bought yet', kind: 'check' },
      { name: 'isFeatured', label: 'Featured', kind: 'check' },
      { name: 'sortOrder', label: 'Order of display', kind: 'whole', hint: 'Smaller numbers first.' },
    ],
  },
  ...detailFormSections,
]
