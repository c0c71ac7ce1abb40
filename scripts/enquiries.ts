/** `npm run enquiries`: lists and exports enquiries and waitlists for staff. */
import { recordExport } from '#audit/exports.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { enquiriesSince, waitlistEntriesSince } from '#enquiries/enquiries.queries.server.ts'
import { enquiriesCsv, enquiriesText, waitlistCsv, waitlistText } from '#enquiries/enquiry-report.ts'
import { type EnquiriesArguments, parseEnquiriesArguments, enquiriesUsage } from './enquiries-arguments.ts'
import { errorSentence } from './error-sentence.ts'
import { withDatabase } from './staff-database.ts'

await run(process.argv.slice(2))

async function run(given: string[]): Promise<void> {
  let wanted: EnquiriesArguments
  try {
    wanted = parseEnquiriesArguments(given)
  } catch (error) {
    return fail(`${errorSentence(error)}\n\n${enquiriesUsage}`, 2)
  }
  if (wanted.help) return console.log(enquiriesUsage)
  try {
    process.stdout.write(await withDatabase((db) => report(db, wanted, new Date())))
  } catch (error) {
    fail(`The enquiries cannot be read: ${errorSentence(error)}`, 1)
  }
}

async function report(db: Database, wanted: EnquiriesArguments, now: Date): Promise<string> {
  const { since, kind, csv, waitlists } = wanted
  const record = (name: string, rows: number) =>
    recordExport(db, { ...exportBy(wanted), name, now }, { rows, isWhole: true })
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

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
