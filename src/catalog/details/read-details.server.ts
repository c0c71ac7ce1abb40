import { itemDetails, type ItemDetails } from '#catalog/details/item-details.ts'
import type { Database } from '#db/database.server.ts'
import { leaveOut } from '#db/readable-rows.server.ts'

/** Parses stored details. Reports invalid details, and the item is shown without them. */
export function readDetails(
  db: Database,
  record: 'product' | 'solution',
  id: string,
  stored: unknown,
): ItemDetails {
  try {
    return parseDetails(stored)
  } catch (error) {
    leaveOut(db, { record, id, error })
    return {}
  }
}

/**
 * Returns the stored details for their form. Throws if the details are invalid, because saving the form would
 * delete them.
 */
export function parseDetails(stored: unknown): ItemDetails {
  if (stored === null || stored === undefined) return {}
  const parsed = itemDetails.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new Error('The details do not match their schema', { cause: parsed.error })
}
