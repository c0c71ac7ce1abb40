import * as z from 'zod/mini'
import {
  checkField,
  optionalText,
  orderField,
  requiredLine,
} from '#catalog/editing/fields/field-schemas.forms.ts'
import { categoryIcons } from '#catalog/products/category-icons.ts'

/** The form of a category. Its slug is its id; both are derived once from the name (product: dashboard 21). */
export const categoryForm = z.object({
  name: requiredLine('Give the category a name.', 80),
  description: optionalText(600),
  icon: z._default(z.enum(['', ...categoryIcons], 'Choose an icon.'), ''),
  isActive: checkField,
  sortOrder: orderField,
})
export type CategoryFields = z.output<typeof categoryForm>
