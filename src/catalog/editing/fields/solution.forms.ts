import * as z from 'zod/mini'
import { detailFields } from '#catalog/editing/fields/details.forms.ts'
import {
  checkField,
  linesOf,
  optionalLine,
  optionalText,
  orderField,
  priceField,
  priceOrNullField,
  regularPriceExceeds,
  requiredLine,
} from '#catalog/editing/fields/field-schemas.forms.ts'
import { solutionIcons, tones } from '#catalog/solutions/solution-looks.ts'

/** All fields of a solution in the shop, except the counters. */
const solutionFields = {
  name: requiredLine('Give the solution a name.', 120),
  description: optionalText(6_000),
  category: optionalLine(80),
  features: linesOf({ most: 40, longest: 200 }),
  icon: z._default(z.enum(solutionIcons, 'Choose an icon.'), 'Bot'),
  tone: z._default(z.enum(tones, 'Choose a color.'), 'slate'),
  price: priceField,
  originalPrice: priceOrNullField,
  isAvailable: checkField,
  comingSoon: checkField,
  isFeatured: checkField,
  sortOrder: orderField,
  ...detailFields,
}

/** The form of a solution (product: dashboard 20). */
export const solutionForm = z.object(solutionFields).check(regularPriceExceeds)
export type SolutionFields = z.output<typeof solutionForm>
