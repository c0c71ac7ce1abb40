import * as z from 'zod/mini'
import {
  dayOrNull,
  lineOrNull,
  optionalText,
  requiredLine,
  textOrNull,
  wholeOrNull,
} from '#catalog/editing/fields/field-schemas.forms.ts'

/** The profile of a seller. Verification is a separate action (product: dashboard 20). */
export const sellerForm = z.object({
  name: requiredLine('Give the seller a name.', 120),
  description: optionalText(2_000),
  place: lineOrNull(120),
  foundedYear: wholeOrNull(1800, 2100),
  sellingSince: dayOrNull,
  responseHours: wholeOrNull(1, 720),
  supportPolicy: textOrNull(1_000),
  refundPolicy: textOrNull(1_000),
})
export type SellerFields = z.output<typeof sellerForm>
