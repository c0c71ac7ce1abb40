import { csv } from '#lib/csv.ts'
import type { StoredEnquiry, WaitlistEntry } from '#enquiries/enquiries.queries.server.ts'

export const enquiriesCsvHeader = [
  'time',
  'kind',
  'subject',
  'name',
  'email',
  'phone',
  'company',
  'message',
  'amount',
  'best_time',
  'page',
  'id',
  'budget',
  'site',
  'seller_id',
] as const

/** The columns of every kind of inquiry. */
export function enquiryCsvRow(enquiry: StoredEnquiry): string[] {
  const { details } = enquiry
  return [
    enquiry.createdAt.toISOString(),
    enquiry.kind,
    enquiry.subject,
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.company,
    enquiry.message,
    details['amount'] ?? '',
    details['best_time'] ?? '',
    enquiry.page,
    enquiry.id,
    details['budget'] ?? '',
    details['site'] ?? '',
    details['seller_id'] ?? '',
  ]
}

export function enquiriesCsv(enquiries: readonly StoredEnquiry[]): string {
  return csv([enquiriesCsvHeader, ...enquiries.map(enquiryCsvRow)])
}

export const waitlistCsvHeader = ['time', 'list', 'email', 'page', 'id'] as const

export function waitlistCsvRow({ createdAt, list, email, page, id }: WaitlistEntry): string[] {
  return [createdAt.toISOString(), list, email, page, id]
}

export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  return csv([waitlistCsvHeader, ...entries.map(waitlistCsvRow)])
}

/** For a terminal: one paragraph per inquiry, then the total. */
export function enquiriesText(enquiries: readonly StoredEnquiry[]): string {
  const paragraphs = enquiries.map((enquiry) => {
    const head = [minute(enquiry.createdAt), enquiry.kind, enquiry.subject]
    const sender = [enquiry.name, enquiry.email, enquiry.phone, enquiry.company]
    const facts = [...Object.values(enquiry.details), `from ${enquiry.page}`]
    const lines = [head, sender, facts].map((parts) => parts.filter(Boolean).join(' · '))
    const message = enquiry.message ? enquiry.message.split(/\r?\n/) : []
    return [lines[0], ...[...lines.slice(1), ...message].map((line) => `  ${line}`)].map(printable).join('\n')
  })
  return [...paragraphs, counted(enquiries.length, 'enquiry', 'enquiries')].join('\n\n') + '\n'
}

export function waitlistText(entries: readonly WaitlistEntry[]): string {
  const lines = entries.map(({ createdAt, list, email, page }) =>
    printable(`${minute(createdAt)} · ${list} · ${email} · from ${page}`),
  )
  return [...lines, counted(entries.length, 'address', 'addresses')].join('\n') + '\n'
}

function minute(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? `No ${many}.` : `${count} ${count === 1 ? one : many}.`
}

/** Removes control characters, so that a visitor's text cannot control the terminal. */
function printable(line = ''): string {
  return line.replace(/\p{Cc}/gu, ' ')
}
