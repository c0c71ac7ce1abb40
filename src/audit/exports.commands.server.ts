import type { ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { termOf } from '#lib/search-terms.ts'

/** An export of records: its actor, its content and its filter. */
export interface Export extends ByActor {
  /** The permission that allows the export, such as `orders.export`. */
  action: string
  /** The name of the data, such as 'orders'. */
  name: string
  filter: URLSearchParams
}

/**
 * The filter parameters that are recorded. Other parameters are omitted, because visitors can put anything
 * into them.
 */
const filterNames = [
  'q',
  'who',
  'text',
  'subject',
  'action',
  'kind',
  'person',
  'category',
  'seller',
  'list',
  'status',
  'state',
  'stuck',
  'featured',
  'sort',
  'from',
  'to',
  'days',
]
/** Parameters that may contain a name or an address. The log only records that they were used. */
const personalNames = ['q', 'who', 'subject']

/** Records an export with its number of rows (product: dashboard 16). */
export async function recordExport(
  db: Database,
  { actor, action, name, filter, now }: Export,
  { rows, isWhole }: { rows: number; isWhole: boolean },
): Promise<void> {
  const given = filterNames.flatMap((known) => {
    const value = termOf(filter, known)
    return value ? [[known, value] as const] : []
  })
  const after = { ...Object.fromEntries(given), rows, ...(!isWhole && { broken_off: true }) }
  await recordChange(db, { actor, now }, action, ['export', name], {
    before: null,
    after,
    personal: personalNames,
  })
}
