import type { ItemDetails } from '#catalog/details/item-details.ts'
import { detailFields, detailTitles, detailValues } from '#catalog/editing/fields/detail-fields.ts'
import { emptyFormValues, recordFormValues } from '#catalog/editing/fields/record-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { sectionsOf, type ValuesOf } from '#catalog/field.ts'
import { storedSolutionFields } from '#catalog/solution.ts'
import { solutionIcon, toneOf } from '#catalog/solution-looks.ts'
import * as z from 'zod/mini'
import { regularPriceExceeds } from '#catalog/field-schemas.ts'

/** All fields in the form of a solution. The form omits only the counters. */
export const solutionFormFields = { ...storedSolutionFields, ...detailFields }

export const solutionSections = sectionsOf(solutionFormFields, {
  basics: 'What it is',
  price: 'Price',
  display: 'In the shop',
  ...detailTitles,
})

interface EditedSolution extends Omit<ValuesOf<typeof storedSolutionFields>, 'tone'> {
  /** The stored color name. */
  gradient: string
  details: ItemDetails
}

export function solutionFormValues({ gradient, icon, details, ...solution }: EditedSolution): FormValues {
  const looks = { icon: solutionIcon(icon), tone: toneOf(gradient) }
  return recordFormValues(solutionFormFields, { ...solution, ...looks, ...detailValues(details) })
}

/** The form values of a new solution. A new solution is marked as coming soon. */
export const emptySolution = emptyFormValues(solutionFormFields)

/** The form of a solution (product: dashboard 20). */
export const solutionForm = z.object(solutionFormFields).check(regularPriceExceeds)
export type SolutionFields = z.output<typeof solutionForm>
