import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'

/** Who takes what out of the shop. */
export interface Export {
  actor: Actor
  /** What allows it, such as `orders.export`. */
  action: string
  /** What is exported: 'orders'. */
  name: string
  filter: URLSearchParams
  now: Date
}

/** What exports are narrowed by. Other parameters of an address may say anything, and are not recorded. */
const filterNames =
  'q who text status state stuck kind person list from to days action subject category seller featured sort'.split(
    ' ',
  )
/** Words that may be of a person. */
const personalNames = ['q', 'who']

/** Records an export, with how many rows went out (product: dashboard 16). */
export async function recordExport(
  db: Database,
  { actor, action, name, filter, now }: Export,
  { rows, isWhole }: { rows: number; isWhole: boolean },
): Promise<void> {
  const given = filterNames.flatMap((known) => {
    const value = filter.get(known)?.trim().slice(0, 200)
    return value ? [[known, value] as const] : []
  })
  const after = { ...Object.fromEntries(given), rows, ...(!isWhole && { broken_off: true }) }
  const subject = { kind: 'export', id: name }
  await recordChange(db, { actor, action, subject, before: null, after, personal: personalNames, now })
}
