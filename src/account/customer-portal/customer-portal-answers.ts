import * as z from 'zod/mini'

/** The customer as the log-in webhook describes them (product: accounts 17). */
export interface GrantedCustomer {
  name?: string | undefined
  phone?: string | undefined
  company?: string | undefined
}

export type SignUpOutcome = 'created' | 'duplicate_customer' | 'invalid_email' | 'not_created'

const ifText = z.catch(z.optional(z.string()), undefined)
const person = {
  name: ifText,
  full_name: ifText,
  phone: ifText,
  primary_phone: ifText,
  company: ifText,
  company_name: ifText,
}

const entrySchema = z.object({ access_granted: z.optional(z.unknown()), ...person })
type Entry = z.output<typeof entrySchema>
const itemSchema = z.extend(entrySchema, { customer_found: z.catch(z.array(z.unknown()), []) })

/** Returns the customer if the answer grants access, otherwise `null` (product: accounts 16). */
export function grantedCustomer(answer: unknown): GrantedCustomer | null {
  for (const candidate of itemsOf(answer)) {
    const item = itemSchema.safeParse(candidate).data
    if (!item) continue
    const entries = item.customer_found.map((found) => entrySchema.safeParse(found).data)
    const entry = entries.find((found) => found?.access_granted === true)
    if (entry || item.access_granted === true) return described(entry ? [entry, item] : [item])
  }
  return null
}

/** Interprets the answer of the sign-up webhook (product: accounts 13). */
export function signUpOutcome(answer: unknown): SignUpOutcome {
  const first = z.record(z.string(), z.unknown()).safeParse(itemsOf(answer)[0]).data
  if (!first) return 'not_created'
  if (contains(first['error_customer'], 'Duplicate customer')) return 'duplicate_customer'
  if (contains(first['error_email'], 'Invalid email address')) return 'invalid_email'
  if (first['error_customer'] || first['error_email']) return 'not_created'
  return isText(first['email_recipient']) || isSent(first['send_status']) ? 'created' : 'not_created'
}

/** Treats a single object as a list with one entry (product: outside-systems 3). */
function itemsOf(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : [answer]
}

function described(sources: Entry[]): GrantedCustomer {
  const first = (read: (source: Entry) => string | undefined) =>
    sources.map((source) => read(source)?.trim()).find(Boolean)
  return {
    name: first((source) => source.name ?? source.full_name),
    phone: first((source) => source.phone ?? source.primary_phone),
    company: first((source) => source.company ?? source.company_name),
  }
}

function contains(value: unknown, words: string): boolean {
  return typeof value === 'string' && value.includes(words)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isSent(status: unknown): boolean {
  return status === true || status === 'sent' || status === 'success' || status === 'true'
}
