import type { Permission } from '#account/staff/roles.ts'
import { linesOf } from '#catalog/field-schemas.ts'
import { optionalTextField, textField } from '#enquiries/enquiry-fields.forms.ts'
import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

import * as z from 'zod/mini'

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

export type SellerStatusAnswer = ActionAnswer<SellerStatusIntent>

export const sellerStatusDone: Readonly<Record<SellerStatusIntent, string>> = {
  verify: 'Verified. Customers can see it now.',
  unverify: 'Verification removed. We emailed the seller.',
  suspend: 'Suspended. Customers can’t see the seller or its products.',
  reinstate: 'Reinstated, with the products it had in the shop before.',
}

export const sellerStatusNotDone: Readonly<Record<SellerStatusAnswer['outcome'], string>> = {
  ...notDone,
  changed: 'Not done: the seller changed since you opened this page. Here it is now. Your text is safe.',
  not_allowed: 'Not done: it’s already done, or you belong to this seller.',
}
