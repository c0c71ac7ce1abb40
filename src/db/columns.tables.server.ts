import { numeric, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const dateTime = () => timestamp({ withTimezone: true })

/** An amount in dollars, with two decimals. */
export const money = () => numeric({ precision: 12, scale: 2 })

/** The id of the owner of this row. Deleting the owner deletes the row. */
export function ownerUuid(owner: () => AnyPgColumn) {
  return uuid().notNull().references(owner, { onDelete: 'cascade' })
}

/** Like `ownerUuid`, for owners whose ids are readable texts. */
export function ownerText(owner: () => AnyPgColumn) {
  return text().notNull().references(owner, { onDelete: 'cascade' })
}
