import { categoryIcons } from '#catalog/category-icons.ts'
import { field, type ValuesOf } from '#catalog/field.ts'
import { checkField, choiceOf, optionalText, orderField, requiredLine } from '#catalog/field-schemas.ts'

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
    choices: [{ value: '', label: 'Box' }, ...categoryIcons.map((value) => ({ value, label: value }))],
  }),
  isActive: field(checkField, {
    label: 'Shown in the shop',
    kind: 'check',
    section: 'display',
    isConfirmed: true,
  }),
  sortOrder: field(orderField, {
    label: 'Order of display',
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
