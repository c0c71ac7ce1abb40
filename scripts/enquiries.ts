/** `npm run enquiries`: lists and exports inquiries and waitlists for staff. */
import { parseArgs } from 'node:util'
import { recordExport } from '#audit/exports.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { enquiriesSince, waitlistEntriesSince } from '#enquiries/enquiries.queries.server.ts'
import { enquiryKinds, type EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiriesCsv, enquiriesText, waitlistCsv, waitlistText } from '#enquiries/inbox/enquiry-report.ts'
import { knownOption, runOperatorCommand, timeIn } from './operator-command.ts'

interface EnquiriesArguments {
  since: Date | null
  kind: EnquiryKind | null
  csv: boolean
  waitlists: boolean
}

const usage = `Lists inquiries and waitlist entries of visitors, oldest first.

  npm run enquiries -- [--since 2026-11-01] [--kind contact] [--csv] [--waitlists]

  --since      a date, or a time such as 2026-11-01T09:00Z; a date begins at midnight UTC
  --kind       one of ${enquiryKinds.join(', ')}
  --csv        as CSV; with npm's --silent it can go to a file:
               npm run --silent enquiries -- --csv > enquiries.csv
  --waitlists  the addresses on the waitlists instead

Reads DATABASE_URL, or the database of a local run.`

export function parseEnquiriesArguments(given: string[]): EnquiriesArguments | null {
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
  if (values.help) return null
  const kind = values.kind === undefined ? null : knownOption('--kind', enquiryKinds, values.kind)
  if (kind && values.waitlists) throw new Error('--kind cannot be combined with --waitlists.')
  return { since: timeIn(values.since), kind, csv: values.csv, waitlists: values.waitlists }
}

async function work(db: Database, input: EnquiriesArguments): Promise<string> {
  const now = new Date()
  const { since, kind, csv, waitlists } = input
  const record = (name: string, rows: number) =>
    recordExport(db, { ...exportBy(input), name, now }, { rows, isWhole: true })
  if (waitlists) {
    const entries = await waitlistEntriesSince(db, since)
    if (csv) await record('waitlists', entries.length)
    return csv ? waitlistCsv(entries) : waitlistText(entries)
  }
  const enquiries = await enquiriesSince(db, { since, kind })
  if (csv) await record('enquiries', enquiries.length)
  return csv ? enquiriesCsv(enquiries) : enquiriesText(enquiries)
}

function exportBy({ since, kind }: EnquiriesArguments) {
  const filter = new URLSearchParams()
  if (since) filter.set('from', since.toISOString())
  if (kind) filter.set('kind', kind)
  return { actor: { kind: 'command' as const }, action: 'enquiries.export', filter }
}

export const enquiriesCommand = { usage, parse: parseEnquiriesArguments, work }

if (import.meta.main) await runOperatorCommand(enquiriesCommand)
