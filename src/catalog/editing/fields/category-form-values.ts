import type { FieldSection } from '#catalog/editing/fields/edited-field.ts'
import { checkboxValue } from '#catalog/editing/fields/product-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { Category } from '#catalog/product.ts'
import { categoryIcon, categoryIcons } from '#catalog/products/category-icons.ts'

export function categoryFormValues(category: Omit<Category, 'id' | 'slug'>): FormValues {
  return {
    name: category.name,
    description: category.description,
    icon: categoryIcon(category.icon) ?? '',
    isActive: checkboxValue(category.isActive),
    sortOrder: String(category.sortOrder),
  }
}

export const emptyCategory: FormValues = categoryFormValues({
  name: '',
  description: '',
  icon: '',
  isActive: false,
  sortOrder: 0,
})

export const categorySections: readonly FieldSection[] = [
  {
    id: 'basics',
    title: 'What it is',
    fields: [
      { name: 'name', label: 'Name', kind: 'line', isRequired: true },
      { name: 'description', label: 'Description', kind: 'text' },
      {
        name: 'icon',
        label: 'Icon',
        kind: 'choice',
        choices: [{ value: '', label: 'Box' }, ...categoryIcons.map((value) => ({ value, label: value }))],
      },
    ],
  },
  {
    id: 'display',
    title: 'In the shop',
    fields: [
      { name: 'isActive', label: 'Shown in the shop', kind: 'check' },
      { name: 'sortOrder', label: 'Order of display', kind: 'whole', hint: 'Smaller numbers first.' },
    ],
  },
]
