import { isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ListedRecord, RecordFilter, RecordState } from '#catalog/editing/lists/list-filter.ts'

/** Returns the condition for a state that every kind of record can have. */
export function stateCondition(
  { isShown, archivedAt }: Record<'isShown' | 'archivedAt', SQLWrapper>,
  state: RecordState | null,
): SQL {
  if (state === 'archived') return isNotNull(archivedAt)
  if (state === null) return isNull(archivedAt)
  if (state === 'suspended') return sql`false`
  return state === 'hidden' ? sql`not ${isShown} and ${archivedAt} is null` : sql`${isShown}`
}

/** Returns the sort order of a list. PostgreSQL can read an index in either direction. */
export function recordOrder(
  { sort }: RecordFilter,
  table: Record<'name' | 'id' | 'updatedAt' | 'createdAt' | 'price', SQLWrapper>,
): SQL[] {
  const { id } = table
  const orders = {
    name: [nameInOrder(table.name), sql`${id}`],
    '-name': [sql`${nameInOrder(table.name)} desc`, sql`${id} desc`],
    '-updated': [sql`${table.updatedAt} desc`, sql`${id} desc`],
    updated: [sql`${table.updatedAt}`, sql`${id}`],
    newest: [sql`${table.createdAt} desc`, sql`${id} desc`],
    price: [sql`${table.price}`, sql`${id}`],
    '-price': [sql`${table.price} desc`, sql`${id} desc`],
  }
  return orders[sort ?? 'name']
}

/** Returns the expression of the index for names. It does not depend on the database's collation. */
export function nameInOrder(name: SQLWrapper): SQL {
  return sql`lower(${name}) collate "C"`
}

export function listedRecord(
  {
    isShown,
    comingSoon,
    archivedAt,
    suspendedAt,
    updatedAt,
    ...row
  }: Omit<ListedRecord, 'state' | 'updatedAt' | 'isVerified'> & {
    isShown: boolean
    comingSoon: boolean
    archivedAt: Date | null
    suspendedAt: Date | null
    updatedAt: Date
  },
  isVerified = false,
): ListedRecord {
  const { id, name, picture, price, interval, categoryId, category, seller, isFeatured } = row
  const state = stateIn({
    isShown,
    comingSoon,
    isArchived: archivedAt !== null,
    isSuspended: suspendedAt !== null,
  })
  return {
    id,
    name,
    picture,
    price,
    interval,
    categoryId,
    category,
    seller,
    isFeatured,
    isVerified,
    state,
    updatedAt: updatedAt.toISOString(),
  }
}

function stateIn(
  record: Record<'isShown' | 'comingSoon' | 'isArchived' | 'isSuspended', boolean>,
): RecordState {
  if (record.isArchived) return 'archived'
  if (record.isSuspended && !record.isShown) return 'suspended'
  if (record.comingSoon) return 'coming'
  return record.isShown ? 'shown' : 'hidden'
}
