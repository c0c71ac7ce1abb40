import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { ListedRecord, RecordFilter, RecordState } from '#catalogue/editing/list-filter.ts'
import type { Slice } from '#catalogue/fallback.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalogue/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalogue/solutions.tables.server.ts'

/** Products as the dashboard lists them: hidden and archived ones too. */
export async function productRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const table = marketplaceProducts
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      price: table.price,
      interval: table.subscriptionInterval,
      isFeatured: table.isFeatured,
      isShown: table.isActive,
      comingSoon: table.comingSoon,
      archivedAt: table.archivedAt,
      updatedAt: table.updatedAt,
      category: marketplaceCategories.name,
      seller: marketplaceSellers.name,
      suspendedAt: marketplaceSellers.suspendedAt,
    })
    .from(table)
    .leftJoin(marketplaceCategories, eq(marketplaceCategories.id, table.categoryId))
    .leftJoin(marketplaceSellers, eq(marketplaceSellers.id, table.sellerId))
    .where(productsWithin(filter))
    .orderBy(...inOrder(filter, table))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => listed({ ...row, price: priceFrom(row.price) }))
}

/** The ids of the products that a list shows, for an export. */
export async function productIdsWithin(db: Database, filter: RecordFilter, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: marketplaceProducts.id })
    .from(marketplaceProducts)
    .where(productsWithin(filter))
    .orderBy(...inOrder(filter, marketplaceProducts))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function solutionRecords(
  db: Database,
  filter: RecordFilter,
  { offset, limit }: Slice,
): Promise<ListedRecord[]> {
  const table = wtsSolutions
  const state: Record<RecordState, SQL | undefined> = {
    shown: and(isNull(table.archivedAt), sql`${table.isAvailable} and not ${table.comingSoon}`),
    coming: and(isNull(table.archivedAt), sql`${table.comingSoon}`),
    hidden: and(isNull(table.archivedAt), sql`not ${table.isAvailable} and not ${table.comingSoon}`),
    suspended: sql`false`,
    archived: isNotNull(table.archivedAt),
  }
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        filter.state ? state[filter.state] : isNull(table.archivedAt),
        contains(filter.text, table.name, table.id, table.description),
        filter.category === '' ? undefined : eq(table.category, filter.category),
        filter.featured ? sql`${table.isFeatured}` : undefined,
      ),
    )
    .orderBy(...inOrder(filter, table))
    .limit(limit)
    .offset(offset)
  return rows.map((row) =>
    listed({
      ...row,
      interval: null,
      seller: null,
      suspendedAt: null,
      price: priceFrom(row.price),
      isShown: row.isAvailable,
    }),
  )
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
    .where(
      and(
        stateOf({ isShown: table.isActive, archivedAt: table.archivedAt }, filter.state),
        contains(filter.text, table.name, table.id, table.description),
      ),
    )
    .orderBy(filter.sort === 'updated' ? desc(table.updatedAt) : asc(table.sortOrder), table.id)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => listed({ ...row, ...withoutPrice, suspendedAt: null, isShown: row.isActive }))
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
    .where(contains(filter.text, table.name, table.id, table.description))
    .orderBy(filter.sort === 'updated' ? desc(table.updatedAt) : asc(table.name), table.id)
    .limit(limit)
    .offset(offset)
  return rows.map((row) =>
    listed({ ...row, ...withoutPrice, archivedAt: null, isShown: row.suspendedAt === null }, row.isVerified),
  )
}

const withoutPrice = {
  price: null,
  interval: null,
  category: null,
  seller: null,
  isFeatured: false,
  comingSoon: false,
}

function productsWithin({ text, category, seller, state, featured }: RecordFilter): SQL | undefined {
  const table = marketplaceProducts
  const isSuspended = sql`coalesce(${table.sellerId} in
    (select ${marketplaceSellers.id} from ${marketplaceSellers} where ${marketplaceSellers.suspendedAt} is not null), false)`
  const hidden = stateOf({ isShown: table.isActive, archivedAt: table.archivedAt }, 'hidden')
  const states: Partial<Record<RecordState, SQL | undefined>> = {
    coming: sql`${table.isActive} and ${table.comingSoon}`,
    hidden: and(hidden, sql`not ${isSuspended}`),
    suspended: and(hidden, isSuspended),
  }
  return and(
    (state && states[state]) ?? stateOf({ isShown: table.isActive, archivedAt: table.archivedAt }, state),
    contains(text, table.name, table.id, table.shortDescription),
    category === '' ? undefined : eq(table.categoryId, category),
    seller === '' ? undefined : eq(table.sellerId, seller),
    featured ? sql`${table.isFeatured}` : undefined,
  )
}

function stateOf(
  { isShown, archivedAt }: Record<'isShown' | 'archivedAt', SQLWrapper>,
  state: RecordState | null,
): SQL {
  if (state === 'archived') return isNotNull(archivedAt)
  if (state === null) return isNull(archivedAt)
  if (state === 'suspended') return sql`false`
  return state === 'hidden' ? sql`not ${isShown} and ${archivedAt} is null` : sql`${isShown}`
}

/** The text is data: no sign in it is a wildcard. */
function contains(text: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (text === '') return undefined
  const all = sql.join(columns, sql`, `)
  return sql`position(lower(${text}) in lower(concat_ws(' ', ${all}))) > 0`
}

function inOrder(
  { sort }: RecordFilter,
  table: Record<'name' | 'id' | 'updatedAt' | 'createdAt' | 'price', SQLWrapper>,
): SQL[] {
  const orders = {
    name: sql`lower(${table.name})`,
    updated: sql`${table.updatedAt} desc`,
    newest: sql`${table.createdAt} desc`,
    price: sql`${table.price}`,
    '-price': sql`${table.price} desc`,
  }
  return [orders[sort], sql`${table.id}`]
}

function listed(
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
    /** Of the seller. */
    suspendedAt: Date | null
    updatedAt: Date
  },
  isVerified = false,
): ListedRecord {
  const { id, name, price, interval, category, seller, isFeatured } = row
  const state = stateIn({
    isShown,
    comingSoon,
    isArchived: archivedAt !== null,
    isSuspended: suspendedAt !== null,
  })
  return {
    id,
    name,
    price,
    interval,
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
