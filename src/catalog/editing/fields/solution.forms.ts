import * as z from 'zod/mini'
import { solutionFormFields } from '#catalog/editing/fields/solution-form-values.ts'
import { regularPriceExceeds } from '#catalog/field-schemas.ts'

/** The form of a solution (product: dashboard 20). */
export const solutionForm = z.object(solutionFormFields).check(regularPriceExceeds)
export type SolutionFields = z.output<typeof solutionForm>
