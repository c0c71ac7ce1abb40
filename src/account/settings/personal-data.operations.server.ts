import * as z from 'zod/mini'
import { deleteAccountForm } from '#account/session/account.forms.ts'
import {
  bodyProblems,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
  type OperationProblem,
} from '#http/operation.server.ts'

const shared = { group: 'Account', access: 'account' } as const

const notSignedIn: OperationProblem = {
  status: 401,
  code: 'not_signed_in',
  when: 'Nobody is signed in with an account or through the customer portal.',
}

const dashboardLogInNeeded: OperationProblem = {
  status: 403,
  code: 'dashboard_log_in_needed',
  when: 'The session is of the customer portal, and the address has an account with a role in the dashboard.',
}

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
    {
      status: 503,
      code: 'customer_portal_unreachable',
      when: 'The customer portal, which checks the password, did not respond.',
    },
    { status: 403, code: 'wrong_password', when: 'This is not the password of the account.' },
    {
      status: 403,
      code: 'second_factor_needed',
      when: 'The account has two-step sign-in, whose second step was last used more than ten minutes ago.',
    },
    { status: 409, code: 'last_owner', when: 'The account is the only owner.' },
    { status: 409, code: 'last_admin', when: 'The account is the only admin of a seller.' },
    tooManyTries,
    unconfirmedWrite,
  ],
} satisfies Operation
