import {
  forgottenPasswordForm,
  logInForm,
  newPasswordForm,
  notificationsForm,
  signUpForm,
} from '#account/session/account.forms.ts'
import { localRecordSchema } from '#account/session/local-record.ts'
import {
  newPasswordAnswerSchema,
  sessionAnswerSchema,
  signedUpAnswerSchema,
} from '#account/session/session-answers.ts'
import { answered } from '#http/answer-schema.server.ts'
import {
  bodyProblems,
  notSignedIn,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'
import { statusResponse } from '#http/problem-response.ts'

const shared = { group: 'Account', access: 'anybody' } as const

export const signUpOperation = {
  ...shared,
  summary: 'Creates an account and signs it in',
  body: signUpForm,
  responses: {
    201: answered('Signed in; the session is a cookie', signedUpAnswerSchema),
  },
  problems: [
    ...bodyProblems,
    '409 already_registered: An account with this address exists.',
    '409 duplicate_customer: The customer portal already has this customer.',
    '422 invalid_email: The customer portal rejected the address.',
    '502 not_created: The customer portal did not accept the customer.',
    tooManyTries,
    unconfirmedWrite,
  ],
} satisfies Operation

export const logInOperation = {
  ...shared,
  summary: 'Checks the customer’s access with the customer portal and starts a customer-portal session',
  body: logInForm,
  responses: {
    200: answered('The local record; the session is a cookie', localRecordSchema),
  },
  problems: [
    ...bodyProblems,
    '401 access_denied: The customer portal does not accept this email and password.',
    '502 log_in_failed: The customer portal responded with an error.',
    '503 customer_portal_unreachable: The customer portal did not respond.',
    tooManyTries,
    unconfirmedWrite,
  ],
} satisfies Operation

export const signOutOperation = {
  ...shared,
  summary: 'Ends every session of this browser',
  responses: { 204: { description: 'Signed out' } },
  problems: [unconfirmedWrite],
} satisfies Operation

export const showSessionOperation = {
  ...shared,
  summary: 'The account and the customer-portal session of this browser',
  responses: {
    200: answered('The account or null, and the email of a customer-portal session', sessionAnswerSchema),
  },
} satisfies Operation

export const requestPasswordResetOperation = {
  ...shared,
  summary: 'Sends a link for a new password',
  body: forgottenPasswordForm,
  responses: {
    202: { description: 'The same whether the account exists or not', schema: statusResponse('sent') },
  },
  problems: [...bodyProblems, tooManyTries, unconfirmedWrite],
} satisfies Operation

export const setNewPasswordOperation = {
  ...shared,
  summary: 'Sets a new password and ends every session',
  body: newPasswordForm,
  responses: { 200: answered('Changed, with the email to log in with', newPasswordAnswerSchema) },
  problems: [
    ...bodyProblems,
    '410 token_not_valid: The link has expired or was already used.',
    unconfirmedWrite,
  ],
} satisfies Operation

export const showNotificationsOperation = {
  ...shared,
  access: 'account',
  summary: 'The notification settings of the account',
  responses: { 200: { description: 'The three switches', schema: notificationsForm } },
  problems: [notSignedIn],
} satisfies Operation

export const saveNotificationsOperation = {
  ...shared,
  access: 'account',
  summary: 'Saves the notification settings of the account',
  body: notificationsForm,
  responses: { 200: { description: 'As saved', schema: notificationsForm } },
  problems: [...bodyProblems, notSignedIn, unconfirmedWrite],
} satisfies Operation

export const sendEmailProofOperation = {
  ...shared,
  access: 'account',
  summary: 'Mails the link that verifies the address of the account again',
  responses: {
    200: { description: 'The address is already verified', schema: statusResponse('proven') },
    202: { description: 'The mail will be sent', schema: statusResponse('sent') },
  },
  problems: [notSignedIn, tooManyTries, unconfirmedWrite],
} satisfies Operation
