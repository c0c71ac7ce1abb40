import * as z from 'zod/mini'
import type { Permission } from '#account/staff/roles.ts'
import { linesOf } from '#catalog/field-schemas.ts'
import { optionalTextField, textField } from '#enquiries/enquiry-fields.forms.ts'

/** The decisions about a seller, with the permission that each requires. */
export const sellerStatusPermissions = {
  verify: 'sellers.verify',
  unverify: 'sellers.verify',
  suspend: 'sellers.suspend',
  reinstate: 'sellers.suspend',
} as const satisfies Record<string, Permission>

export type SellerStatusIntent = keyof typeof sellerStatusPermissions

/** The version that the page showed when the form was submitted. */
const version = z.coerce.number().check(z.int(), z.minimum(1))

export const sellerStatusForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('verify'),
    version,
    verifiedSince: z.iso.date('Enter a day like 2026-03-31.'),
    checks: z.pipe(
      linesOf({ max: 20, maxLength: 200 }),
      z.array(z.string()).check(z.minLength(1, 'Say what was checked, one check per line.')),
    ),
    evidence: textField('Say how you checked it.', 4_000),
    note: optionalTextField(2_000),
  }),
  z.object({
    intent: z.literal('unverify'),
    version,
    reason: textField('Give the reason.', 1_000),
    note: optionalTextField(2_000),
  }),
  z.object({
    intent: z.literal('suspend'),
    version,
    reason: textField('Give the reason.', 1_000),
    note: optionalTextField(2_000),
  }),
  z.object({ intent: z.literal('reinstate'), version }),
])

export type SellerStatusForm = z.output<typeof sellerStatusForm>
