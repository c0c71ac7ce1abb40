import * as z from 'zod/mini'

const ifText = z.catch(z.optional(z.string()), undefined)

/**
 * The local session record (spec §3). Without both flags, or without an e-mail, it is no record; what it may hold
 * besides is taken where it is text.
 */
export const localRecordSchema = z.object({
  loggedIn: z.literal(true),
  accessGranted: z.literal(true),
  email: z.string().check(z.trim(), z.minLength(1)),
  name: ifText,
  phone: ifText,
  company: ifText,
})
export type LocalRecord = z.output<typeof localRecordSchema>
