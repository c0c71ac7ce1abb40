import { numeric, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const dateTime = () => timestamp({ withTimezone: true })

/** An amount in dollars. */
export const money = () => numeric({ precision: 12, scale: 2 })

/** The id of the row that this row belongs to, and with which it is deleted. */
export function ownerUuid(owner: () => AnyPgColumn) {
  return uuid().notNull().references(owner, { onDelete: 'cascade' })
}

/** The same for owners with readable ids. */
export function ownerText(owner: () => AnyPgColumn) {
  return text().notNull().references(owner, { onDelete: 'cascade' })
}
