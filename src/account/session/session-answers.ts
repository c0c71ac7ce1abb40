import {
  flag,
  listOf,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  text,
  type SchemaOutput,
} from '#lib/schema.ts'

const userSchema = object({
  id: text,
  email: text,
  user_metadata: object({ full_name: text, phone: optional(text), company: optional(text) }),
  role: oneOf(['authenticated']),
})

/** Who is signed in: a backend account, a customer-portal session, or nobody. */
export const sessionAnswerSchema = object({
  user: orNull(userSchema),
  email_proven: optional(flag),
  customer_portal_email: optional(text),
})
export type SessionAnswerUser = SchemaOutput<typeof userSchema>

export const signedUpAnswerSchema = object({ user: userSchema })

/** The email to log in with after a new password was set. */
export const newPasswordAnswerSchema = object({ status: oneOf(['changed']), email: optional(text, '') })

/** The open sessions of an account or a customer, the current one first. */
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
  /** Whether this session can open the dashboard, where second factors are managed. */
  has_dashboard: optional(flag, false),
})
export type ListedSessions = SchemaOutput<typeof sessionListSchema>
