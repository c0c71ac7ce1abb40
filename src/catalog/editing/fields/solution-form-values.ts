import type { ItemDetails } from '#catalog/details/item-details.ts'
import { lines, detailFormValues } from '#catalog/editing/fields/detail-form-values.ts'
import { checkboxValue, priceFieldValue } from '#catalog/editing/fields/product-form-values.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { Solution } from '#catalog/solution.ts'
import { solutionIcon, toneOf } from '#catalog/solutions/solution-looks.ts'

/** The fields of a solution in its form. The four look fields are one color of the palette. */
export type EditedSolution = Pick<
  Solution,
  | 'name'
  | 'description'
  | 'category'
  | 'features'
  | 'icon'
  | 'gradient'
  | 'price'
  | 'originalPrice'
  | 'isAvailable'
  | 'comingSoon'
  | 'isFeatured'
  | 'sortOrder'
> & { details: ItemDetails }

/** The form values of a stored solution. `solutionForm` parses them back to the same solution. */
export function solutionFormValues(solution: EditedSolution): FormValues {
  return {
    name: solution.name,
    description: solution.description,
    category: solution.category,
    features: lines(solution.features),
    icon: solutionIcon(solution.icon),
    tone: toneOf(solution.gradient),
    price: priceFieldValue(solution.price),
    originalPrice: solution.originalPrice === null ? '' : priceFieldValue(solution.originalPrice),
    isAvailable: checkboxValue(solution.isAvailable),
    comingSoon: checkboxValue(solution.comingSoon),
    isFeatured: checkboxValue(solution.isFeatured),
    sortOrder: String(solution.sortOrder),
    ...detailFormValues(solution.details),
  }
}

/** The form values of a new solution, which is coming soon at first. */
export const emptySolution: FormValues = solutionFormValues({
  name: '',
  description: '',
  category: '',
  features: [],
  icon: 'Bot',
  gradient: 'slate',
  price: 0,
  originalPrice: null,
  isAvailable: true,
  comingSoon: true,
  isFeatured: false,
  sortOrder: 0,
  details: {},
})
