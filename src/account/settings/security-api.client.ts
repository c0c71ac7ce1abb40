import { askAccount, type AccountAnswer } from '#account/session/account-request.client.ts'
import { sessionListSchema, type ListedSessions } from '#account/session/session-answers.ts'
import { anything } from '#lib/schema.ts'

export type SessionsAnswer = AccountAnswer<ListedSessions>

export function sendDeleteAccount(form: { password: string }): Promise<AccountAnswer<unknown>> {
  return askAccount('POST', 'delete', anything, form)
}

export function readSessions(): Promise<SessionsAnswer> {
  return askAccount('GET', 'sessions', sessionListSchema)
}

export function sendEndSession(id: string): Promise<SessionsAnswer> {
  return askAccount('POST', 'sessions/end', sessionListSchema, { id })
}

export function sendEndOtherSessions(): Promise<SessionsAnswer> {
  return askAccount('POST', 'sessions/end-others', sessionListSchema)
}
