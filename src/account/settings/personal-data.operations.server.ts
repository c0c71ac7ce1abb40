import * as z from 'zod/mini'
import { deleteAccountForm } from '#account/session/account.forms.ts'
import {
  bodyProblems,
  notSignedIn,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'

const shared = { group: 'Account', access: 'account' } as const

const dashboardLogInNeeded =
  '403 dashboard_log_in_needed: The session is of the customer portal, and the address has an account with a role in the dashboard.'

export const exportDataOperation = {
  ...shared,
  summary: 'All data of the account, as one file',
  responses: {
    200: {
      description: 'A JSON document with one part for each kind of data, as a download',
      schema: z.looseObject({
        exported_at: z.string(),
        account: z.optional(z.looseObject({ id: z.string() })),
        /** This field is only for a customer without an account. */
        customer_portal_email: z.optional(z.string()),
      }),
    },
  },
  problems: [notSignedIn, dashboardLogInNeeded, tooManyTries],
} satisfies Operation

export const deleteAccountOperation = {
  ...shared,
  summary: 'Deletes the account with all its data; orders are kept without personal data',
  body: deleteAccountForm,
  responses: { 204: { description: 'Deleted; the cookies of the session are removed' } },
  problems: [
    ...bodyProblems,
    notSignedIn,
    dashboardLogInNeeded,
    '503 customer_portal_unreachable: The customer portal, which checks the password, did not respond.',
    '403 wrong_password: This is not the password of the account.',
    '403 second_factor_needed: The account has two-step sign-in, whose second step was last used more than ten minutes ago.',
    '409 last_owner: The account is the only owner.',
    '409 last_admin: The account is the only admin of a seller.',
    tooManyTries,
    unconfirmedWrite,
  ],
} satisfies Operation
