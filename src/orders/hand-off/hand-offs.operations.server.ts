import { answered } from '#http/answer-schema.server.ts'
import { databaseAway, unconfirmedWrite, type Operation } from '#http/operation.server.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import { accessKeySchema, orderStatusSchema } from '#orders/hand-off/hand-off.forms.ts'

const shared = { group: 'Signing portal', access: 'token' } as const

const tokenNotValid =
  '401 token_not_valid: The token is exchanged, expired, unknown or belongs to another order. All cases get the same response.'

export const showHandOffOperation = {
  ...shared,
  summary: 'The hand-off record',
  description:
    'While the order is open, and until the token is exchanged. The record has exactly these fields and will not get others. `user.id` is the id of the account or the email of a customer-portal session; for a customer who was not signed in it is `browser:` and the id of the order, and everything in `user` is unverified input.',
  responses: {
    200: answered('The record, field by field', storedHandOffSchema),
  },
  problems: [tokenNotValid, databaseAway],
} satisfies Operation

export const exchangeTokenOperation = {
  ...shared,
  summary: 'Exchanges the token for an access key of its order',
  description:
    'This invalidates the token, so read the record first. A new token invalidates earlier access keys.',
  responses: { 200: { description: 'The access key', schema: accessKeySchema } },
  problems: [tokenNotValid, databaseAway, unconfirmedWrite],
} satisfies Operation

export const showOrderStatusOperation = {
  ...shared,
  access: 'access_key',
  summary: 'The status of the order',
  description:
    '`verified`: whether the customer has proven the email address of the account or session that ordered.',
  responses: { 200: { description: 'Its status and timeline', schema: orderStatusSchema } },
  problems: [tokenNotValid, databaseAway],
} satisfies Operation
