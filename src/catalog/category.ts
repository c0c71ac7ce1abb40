import { categoryIcons, type CategoryIconName } from '#catalog/category-icons.ts'
import { field, type ValuesOf } from '#catalog/field.ts'
import { checkField, choiceOf, optionalText, orderField, requiredLine } from '#catalog/field-schemas.ts'

const iconNames: Readonly<Record<CategoryIconName, string>> = {
  brain: 'Brain',
  globe: 'Globe',
  smartphone: 'Phone',
  'bar-chart-3': 'Bar chart',
  shield: 'Shield',
  cloud: 'Cloud',
  'shopping-cart': 'Shopping cart',
  zap: 'Lightning',
}

export const categoryFields = {
  name: field(requiredLine('Give the category a name.', 80), {
    label: 'Name',
    kind: 'line',
    section: 'basics',
    isRequired: true,
    isConfirmed: true,
  }),
  description: field(optionalText(600), { label: 'Description', kind: 'text', section: 'basics' }),
  icon: field(choiceOf(['', ...categoryIcons], 'Choose an icon.'), {
    label: 'Icon',
    kind: 'choice',
    section: 'basics',
    choices: [
      { value: '', label: 'Box' },
      ...categoryIcons.map((value) => ({ value, label: iconNames[value] })),
    ],
  }),
  isActive: field(checkField, {
    label: 'Shown in the shop',
    kind: 'check',
    section: 'display',
    isConfirmed: true,
  }),
  sortOrder: field(orderField, {
    label: 'Display order',
    kind: 'whole',
    section: 'display',
    initial: '0',
    hint: 'Smaller numbers first.',
  }),
}

/** A marketplace category (product: data 7). */
export interface Category extends ValuesOf<typeof categoryFields> {
  id: string
  slug: string
}
