import { itemDetails, type ItemDetails } from '#catalog/details/item-details.ts'
import type { OnUnreadableRow } from '#db/readable-rows.ts'

/** Parses stored details. Invalid ones are reported, and the item is shown without them. */
export function readDetails(id: string, stored: unknown, onUnreadable: OnUnreadableRow): ItemDetails {
  if (stored === null || stored === undefined) return {}
  const parsed = itemDetails.safeParse(stored)
  if (parsed.success) return parsed.data
  onUnreadable(id, new Error('The details do not match their schema', { cause: parsed.error }))
  return {}
}
