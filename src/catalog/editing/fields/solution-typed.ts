import type { ItemDetails } from '#catalog/details/item-details.ts'
import { lines, typedDetails } from '#catalog/editing/fields/detail-typed.ts'
import { typedCheck, typedPrice } from '#catalog/editing/fields/product-typed.ts'
import type { TypedForm } from '#catalog/editing/fields/typed.ts'
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
export function typedSolution(solution: EditedSolution): TypedForm {
  return {
    name: solution.name,
    description: solution.description,
    category: solution.category,
    features: lines(solution.features),
    icon: solutionIcon(solution.icon),
    tone: toneOf(solution.gradient),
    price: typedPrice(solution.price),
    originalPrice: solution.originalPrice === null ? '' : typedPrice(solution.originalPrice),
    isAvailable: typedCheck(solution.isAvailable),
    comingSoon: typedCheck(solution.comingSoon),
    isFeatured: typedCheck(solution.isFeatured),
    sortOrder: String(solution.sortOrder),
    ...typedDetails(solution.details),
  }
}

/** The form values of a new solution, which is coming soon at first. */
export const emptySolution: TypedForm = typedSolution({
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
