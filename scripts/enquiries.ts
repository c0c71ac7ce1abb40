/** `npm run enquiries`: lists and exports enquiries and waitlists for staff. */
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
    process.stdout.write(await withDatabase((db) => report(db, wanted)))
  } catch (error) {
    fail(`The enquiries cannot be read: ${errorSentence(error)}`, 1)
  }
}

async function report(db: Database, { since, kind, csv, waitlists }: EnquiriesArguments): Promise<string> {
  if (waitlists) {
    const entries = await waitlistEntriesSince(db, since)
    return csv ? waitlistCsv(entries) : waitlistText(entries)
  }
  const enquiries = await enquiriesSince(db, { since, kind })
  return csv ? enquiriesCsv(enquiries) : enquiriesText(enquiries)
}

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
