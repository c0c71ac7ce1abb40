import { askAccount, type AccountAnswer } from '#account/session/account-request.client.ts'
import {
  anything,
  flag,
  listOf,
  moment,
  object,
  optional,
  orNull,
  text,
  type SchemaOutput,
} from '#lib/schema.ts'

/** The open sessions as the server lists them. */
export const sessionListSchema = object({
  sessions: listOf(
    object({
      id: text,
      device: text,
      place: orNull(text),
      since: moment,
      last_used: moment,
      is_current: flag,
    }),
  ),
  has_dashboard: optional(flag, false),
})

export type ListedSessions = SchemaOutput<typeof sessionListSchema>
export type ListedSession = ListedSessions['sessions'][number]
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
