import { recordExport } from '#audit/exports.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { enquiriesSince, waitlistEntriesSince } from '#enquiries/enquiries.queries.server.ts'
import { enquiriesCsv, enquiriesText, waitlistCsv, waitlistText } from '#enquiries/enquiry-report.ts'
import { type EnquiriesArguments, parseEnquiriesArguments, enquiriesUsage } from './enquiries-arguments.ts'
import type { CommandResult } from './command-result.ts'
import { errorSentence } from './error-sentence.ts'
import { withDatabase } from './staff-database.ts'

/** Carries out `npm run enquiries` with these arguments. Needs `DATABASE_URL` of this environment, or the database of a local run. */
export async function enquiriesCommand(
  given: string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  let wanted: EnquiriesArguments
  try {
    wanted = parseEnquiriesArguments(given)
  } catch (error) {
    return { code: 2, said: '', failure: `${errorSentence(error)}\n\n${enquiriesUsage}\n` }
  }
  if (wanted.help) return { code: 0, said: `${enquiriesUsage}\n`, failure: '' }
  try {
    return {
      code: 0,
      said: await withDatabase((db) => report(db, wanted, new Date()), environment),
      failure: '',
    }
  } catch (error) {
    return { code: 1, said: '', failure: `The enquiries cannot be read: ${errorSentence(error)}\n` }
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
