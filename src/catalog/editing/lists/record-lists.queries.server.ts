import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type {
  ListedRecord,
  RecordFilter,
  RecordSort,
  RecordState,
} from '#catalog/editing/lists/list-filter.ts'
import { listedRecord, recordOrder, stateCondition } from '#catalog/editing/lists/listed-record.server.ts'
import type { Slice } from '#catalog/products/slice.ts'
import { marketplaceCategories, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'

function solutionsWithin(filter: RecordFilter): SQL | undefined {
  const table = wtsSolutions
  const state: Record<RecordState, SQL | undefined> = {
    shown: and(isNull(table.archivedAt), sql`${table.isAvailable} and not ${table.comingSoon}`),
    coming: and(isNull(table.archivedAt), sql`${table.comingSoon}`),
    hidden: and(isNull(table.archivedAt), sql`not ${table.isAvailable} and not ${table.comingSoon}`),
    suspended: sql`false`,
    archived: isNotNull(table.archivedAt),
  }
  return and(
    filter.state ? state[filter.state] : isNull(table.archivedAt),
    contains(filter.text, table.name, table.id, table.description),
    filter.category === '' ? undefined : eq(table.category, filter.category),
    filter.featured ? sql`${table.isFeatured}` : undefined,
  )
}

export async function solutionRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const table = wtsSolutions
  const rows = await db
    .select()
    .from(table)
    .where(solutionsWithin(filter))
    .orderBy(...recordOrder(filter, table))
    .limit(limit)
    .offset(offset)
  return rows.map(({ isAvailable, price, category, isFeatured, ...row }) =>
    listedRecord({ ...row, isShown: isAvailable }, { price: priceFrom(price), category, isFeatured }),
  )
}

export function countSolutionRecords(db: Database, filter: RecordFilter): Promise<number> {
  return db.$count(wtsSolutions, solutionsWithin(filter))
}

function categoriesWithin(filter: RecordFilter): SQL | undefined {
  const table = marketplaceCategories
  return and(
    stateCondition({ isShown: table.isActive, archivedAt: table.archivedAt }, filter.state),
    contains(filter.text, table.name, table.id, table.description),
  )
}

export function countCategoryRecords(db: Database, filter: RecordFilter): Promise<number> {
  return db.$count(marketplaceCategories, categoriesWithin(filter))
}

export async function categoryRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const table = marketplaceCategories
  const rows = await db
    .select()
    .from(table)
    .where(categoriesWithin(filter))
    .orderBy(...inOrder(filter, table, table.sortOrder))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => listedRecord({ ...row, isShown: row.isActive }))
}

function sellersWithin({ text, state, verified }: RecordFilter): SQL | undefined {
  const { name, id, description, suspendedAt, isVerified } = marketplaceSellers
  return and(
    contains(text, name, id, description),
    state === 'suspended' ? isNotNull(suspendedAt) : state === 'shown' ? isNull(suspendedAt) : undefined,
    verified === null ? undefined : eq(isVerified, verified === 'yes'),
  )
}

export function countSellerRecords(db: Database, filter: RecordFilter): Promise<number> {
  return db.$count(marketplaceSellers, sellersWithin(filter))
}

export async function sellerRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const table = marketplaceSellers
  const rows = await db
    .select()
    .from(table)
    .where(sellersWithin(filter))
    .orderBy(...inOrder(filter, table, table.name))
    .limit(limit)
    .offset(offset)
  return rows.map(({ isVerified, ...row }) =>
    listedRecord({ ...row, isShown: row.suspendedAt === null }, { isVerified }),
  )
}

function inOrder(
  { sort }: RecordFilter,
  { name, updatedAt, id }: Record<'name' | 'updatedAt' | 'id', SQLWrapper>,
  usual: SQLWrapper,
): SQL[] {
  const order: Partial<Record<RecordSort, SQL>> = {
    name: sql`${name}`,
    '-name': sql`${name} desc`,
    '-updated': sql`${updatedAt} desc`,
    updated: sql`${updatedAt}`,
  }
  return [(sort && order[sort]) ?? sql`${usual}`, sql`${id}`]
}

/** Whether a column contains the text. `%` and `_` are not wildcards. */
function contains(text: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (text === '') return undefined
  const all = sql.join(columns, sql`, `)
  return sql`position(lower(${text}) in lower(concat_ws(' ', ${all}))) > 0`
}
