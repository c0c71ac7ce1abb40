import * as z from 'zod/mini'
import { keyProblems, sellerApiGroup } from '#developers/api/seller-calls.server.ts'
import { bodyProblems, unconfirmedWrite, type Operation } from '#http/operation.server.ts'
import { keySources, longestKey } from '#orders/access/access-item.ts'

const shared = { group: sellerApiGroup, access: 'seller_key' } as const

const values = {
  instructions: z.string(),
  link_url: z.string(),
  link_label: z.string(),
  contact_email: z.string(),
  key_source: z.enum(keySources),
  activation_limit: z.number(),
  version: z.number(),
}

const licenseKeys = z.strictObject({ free: z.number(), assigned: z.number(), missing: z.number() })
const accessResponse = z.strictObject({ ...values, license_keys: licenseKeys })

const unknownProduct = '404 unknown_product: The seller has no such product.'

export const showProductAccessOperation = {
  ...shared,
  summary: 'What a product gives its buyers, and how many license keys it has',
  description: 'Needs `access:write`.',
  responses: { 200: { description: 'The access', schema: accessResponse } },
  problems: [...keyProblems, unknownProduct],
} satisfies Operation

export const changeProductAccessOperation = {
  ...shared,
  summary: 'Changes what a product gives its buyers',
  description:
    'Needs `access:write`. Send all fields, with the `version` that was read. `license_keys` is ignored, so that a response of `GET` can be sent back. Sending the same values only assigns missing license keys, and keeps the `version`.',
  body: z.strictObject({ ...values, license_keys: z.optional(licenseKeys) }),
  responses: { 200: { description: 'The access as stored', schema: accessResponse } },
  problems: [
    ...keyProblems,
    ...bodyProblems,
    unknownProduct,
    '409 changed_meanwhile: Somebody else has changed it. Read it again.',
    unconfirmedWrite,
  ],
} satisfies Operation

export const importKeysOperation = {
  ...shared,
  summary: 'Adds license keys to the list of a product',
  description:
    'Needs `access:write`. Waiting buyers get their keys at once. Keys that are already in the list are skipped, so repeating the call is harmless.',
  body: z.strictObject({
    keys: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestKey), z.regex(/^[^\p{Cc}]*$/u)))
      .check(z.minLength(1), z.maxLength(1_000)),
  }),
  responses: {
    200: { description: 'The number of new keys', schema: z.strictObject({ imported: z.number() }) },
  },
  problems: [
    ...keyProblems,
    ...bodyProblems,
    unknownProduct,
    '409 not_imported: The keys of this product do not come from a list.',
    unconfirmedWrite,
  ],
} satisfies Operation

export const showLineKeysOperation = {
  ...shared,
  summary: 'The license keys of one sold line, with the machines on which they are active',
  description: 'Needs `access:write`. The list is empty until the order is active.',
  responses: {
    200: {
      description: 'The keys',
      schema: z.strictObject({
        ended: z.boolean(),
        missing_keys: z.number(),
        keys: z.array(
          z.strictObject({
            id: z.string(),
            key: z.string(),
            activation_limit: z.number(),
            activations: z.array(z.strictObject({ id: z.string(), activated_at: z.string() })),
          }),
        ),
      }),
    },
  },
  problems: [...keyProblems, '404 unknown_order: The seller has not sold this line.'],
} satisfies Operation
