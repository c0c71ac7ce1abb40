import { categoryFields } from '#catalog/category.ts'
import { categoryIcon } from '#catalog/category-icons.ts'
import { emptyFormValues, recordFormValues } from '#catalog/editing/fields/record-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { sectionsOf, type ValuesOf } from '#catalog/field.ts'
import * as z from 'zod/mini'

export const categorySections = sectionsOf(categoryFields, { basics: 'What it is', display: 'In the shop' })

export function categoryFormValues(category: ValuesOf<typeof categoryFields>): FormValues {
  return recordFormValues(categoryFields, { ...category, icon: categoryIcon(category.icon) })
}

export const emptyCategory = emptyFormValues(categoryFields)

/**
 * The form of a category. The id, which is also the slug, is derived from the name when the category is
 * created, and never changes (product: dashboard 21).
 */
export const categoryForm = z.object(categoryFields)
export type CategoryFields = z.output<typeof categoryForm>
