import { parseArgs } from 'node:util'
import { enquiryKinds, type EnquiryKind } from '#enquiries/enquiries.ts'

export interface EnquiriesArguments {
  since: Date | null
  kind: EnquiryKind | null
  csv: boolean
  waitlists: boolean
  help: boolean
}

export const enquiriesUsage = `Lists what visitors have asked of the company, oldest first.

  npm run enquiries -- [--since 2026-11-01] [--kind contact] [--csv] [--waitlists]

  --since      a date, or a time such as 2026-11-01T09:00Z; a date begins at midnight UTC
  --kind       one of ${enquiryKinds.join(', ')}
  --csv        as CSV; with npm's --silent it can go to a file:
               npm run --silent enquiries -- --csv > enquiries.csv
  --waitlists  the addresses on the waitlists instead

Reads DATABASE_URL, or the database of a local run.`

/** Throws an error that says which argument is wrong. */
export function parseEnquiriesArguments(given: string[]): EnquiriesArguments {
  const { values } = parseArgs({
    args: given,
    options: {
      since: { type: 'string' },
      kind: { type: 'string' },
      csv: { type: 'boolean', default: false },
      waitlists: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const kind = values.kind === undefined ? null : knownKind(values.kind)
  if (kind && values.waitlists) throw new Error('--kind is of enquiries; it does not go with --waitlists.')
  const since = values.since === undefined ? null : time(values.since)
  return { since, kind, csv: values.csv, waitlists: values.waitlists, help: values.help }
}

function knownKind(text: string): EnquiryKind {
  const kind = enquiryKinds.find((known) => known === text)
  if (!kind) throw new Error(`--kind must be one of ${enquiryKinds.join(', ')}, not '${text}'.`)
  return kind
}

function time(text: string): Date {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text)
  const parsed = new Date(text)
  const day = match?.[1] ?? ''
  // `new Date` turns 30 February into 2 March.
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!match || !isDay || Number.isNaN(parsed.getTime())) {
    throw new Error(`--since must be a date such as 2026-11-01, not '${text}'.`)
  }
  return parsed
}
