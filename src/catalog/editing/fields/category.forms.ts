import * as z from 'zod/mini'
import { categoryFields } from '#catalog/category.ts'

/**
 * The form of a category. The id, which is also the slug, is derived from the name when the category is
 * created, and never changes (product: dashboard 21).
 */
export const categoryForm = z.object(categoryFields)
export type CategoryFields = z.output<typeof categoryForm>
