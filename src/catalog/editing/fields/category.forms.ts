import * as z from 'zod/mini'
import { categoryFields } from '#catalog/category.ts'

/**
 * The form of a category. Its id, which is also its slug, is derived once from the name (product: dashboard
 * 21).
 */
export const categoryForm = z.object(categoryFields)
export type CategoryFields = z.output<typeof categoryForm>
