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

interface ListedRow {
  id: string
  name: string
  isShown: boolean
  comingSoon?: boolean
  archivedAt?: Date | null
  suspendedAt?: Date | null
  updatedAt: Date
}

/** Returns the row of a list. `columns` has those that this kind of record has. */
export function listedRecord(row: ListedRow, columns: Partial<ListedRecord> = {}): ListedRecord {
  const { id, name, updatedAt } = row
  return { ...noColumns, id, name, state: stateOf(row), updatedAt: updatedAt.toISOString(), ...columns }
}

const noColumns = {
  picture: null,
  price: null,
  interval: null,
  categoryId: null,
  category: null,
  seller: null,
  isFeatured: false,
  isVerified: false,
}

function stateOf({ isShown, comingSoon, archivedAt, suspendedAt }: ListedRow): RecordState {
  if (archivedAt) return 'archived'
  if (suspendedAt && !isShown) return 'suspended'
  if (comingSoon) return 'coming'
  return isShown ? 'shown' : 'hidden'
}
