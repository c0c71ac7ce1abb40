import { endSessionForm } from '#account/session/account.forms.ts'
import { sessionListSchema } from '#account/session/session-answers.ts'
import { answered } from '#http/answer-schema.server.ts'
import { bodyProblems, notSignedIn, unconfirmedWrite, type Operation } from '#http/operation.server.ts'

const shared = { group: 'Account', access: 'customer' } as const

const stillOpen = {
  200: answered('The sessions that are still open', sessionListSchema),
}

export const listSessionsOperation = {
  ...shared,
  summary: 'The open sessions of the account or customer, starting with the session of this request',
  responses: stillOpen,
  problems: [notSignedIn],
} satisfies Operation

export const endSessionOperation = {
  ...shared,
  summary: 'Ends one other session',
  body: endSessionForm,
  responses: stillOpen,
  problems: [
    ...bodyProblems,
    notSignedIn,
    '404 not_found: There is no such session, or it is the session of this request.',
    unconfirmedWrite,
  ],
} satisfies Operation

export const endOtherSessionsOperation = {
  ...shared,
  summary: 'Ends all sessions except the session of this request',
  responses: stillOpen,
  problems: [notSignedIn, unconfirmedWrite],
} satisfies Operation
