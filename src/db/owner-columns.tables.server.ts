import { text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** The id of the row that this row belongs to, and with which it is deleted. */
export function ownerUuid(owner: () => AnyPgColumn) {
  return uuid().notNull().references(owner, { onDelete: 'cascade' })
}

/** The same for owners with readable ids. */
export function ownerText(owner: () => AnyPgColumn) {
  return text().notNull().references(owner, { onDelete: 'cascade' })
}
