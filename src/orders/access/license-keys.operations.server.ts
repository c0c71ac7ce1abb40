import * as z from 'zod/mini'
import {
  bodyProblems,
  databaseAway,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'
import { longestKey } from '#orders/access/access-item.ts'

const line = (length: number) =>
  z.string().check(z.minLength(1), z.maxLength(length), z.regex(/^[^\p{Cc}]*$/u))

const namedKey = {
  product_id: line(100),
  key: line(longestKey),
  /** An id that the program chooses for its machine, such as a hash of the machine's id. */
  instance: line(100),
}

const keyUse = {
  key_id: z.string(),
  activations: z.number(),
  activation_limit: z.number(),
  activated_at: z.nullable(z.string()),
}

const group = 'License keys'
const unknownKey = '404 unknown_key: No customer has this key for this product.'
const endedKey = '410 key_ended: The order was refunded, or the subscription has ended.'

export const activateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Activates a license key on a machine',
  description:
    'The same `instance` counts once, so repeating the call is harmless. `label` is the name of the machine that the customer sees on the page of the order, where each activation can be freed.',
  body: z.strictObject({ ...namedKey, label: z.optional(z.string().check(z.maxLength(100))) }),
  responses: { 200: { description: 'The key is active on this machine', schema: z.object(keyUse) } },
  problems: [
    ...bodyProblems,
    unknownKey,
    endedKey,
    '409 limit_reached: It is already active on the maximum number of machines.',
    tooManyTries,
    unconfirmedWrite,
    databaseAway,
  ],
} satisfies Operation

export const validateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Checks whether a license key is valid, and whether it is active on this machine',
  description:
    'Answers 200 to every well-formed request. `reason` is `unknown_key`, `key_ended` or `not_activated` when `valid` is false. A generated key is a JWS (EdDSA) and can be checked without a connection too, with the keys of `/.well-known/license-keys`, a JSON Web Key Set: `kid` in its header names the key, and its payload has `iss` (the shop), `sub` (the product), `jti` (the key) and `iat`.',
  body: z.strictObject(namedKey),
  responses: {
    200: {
      description: 'Whether it is valid',
      schema: z.object({
        valid: z.boolean(),
        reason: z.nullable(z.enum(['unknown_key', 'key_ended', 'not_activated'])),
        activations: z.nullable(z.number()),
        activation_limit: z.nullable(z.number()),
      }),
    },
  },
  problems: [...bodyProblems, tooManyTries, databaseAway],
} satisfies Operation

export const deactivateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Deactivates a license key on a machine',
  description: 'Repeating the call is harmless.',
  body: z.strictObject(namedKey),
  responses: { 200: { description: 'The key is not active on this machine', schema: z.object(keyUse) } },
  problems: [...bodyProblems, unknownKey, endedKey, tooManyTries, unconfirmedWrite, databaseAway],
} satisfies Operation
