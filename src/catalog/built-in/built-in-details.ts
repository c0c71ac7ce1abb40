import type { ItemDetails } from '#catalog/details/item-details.ts'
import { detailsOfContent, type DetailsByKind } from '#catalog/built-in/write-details.ts'
import { details } from '#content/catalog/details.ts'
import { introductoryContent } from '#content/catalog/details/consulting-introduction.ts'

export type ItemKind = keyof DetailsByKind

/** The details of the built-in catalog. A new database is also seeded with them. */
export const builtInDetailsOf: Readonly<Record<ItemKind, Readonly<Record<string, ItemDetails>>>> = {
  product: written('product'),
  solution: written('solution'),
}

/**
 * The introductory offer shares a record with the full engagement, but has separate details (product:
 * solutions 21).
 */
export const introductoryDetails = detailsOfContent(introductoryContent)

export function builtInDetails(kind: ItemKind, id: string): ItemDetails {
  return builtInDetailsOf[kind][id] ?? {}
}

function written(kind: ItemKind): Readonly<Record<string, ItemDetails>> {
  const entries = Object.entries(details[kind])
  return Object.fromEntries(entries.map(([id, content]) => [id, detailsOfContent(content)]))
}
