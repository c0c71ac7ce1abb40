import { isAllowed, isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { quoteRow } from '#dashboard/quotes/quote-row.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import { customerPath } from '#dashboard/orders/order-row.ts'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import type { FoundGroup, FoundRow } from '#dashboard/search/found.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { enquiryTitle } from '#enquiries/enquiry-facts.ts'
import { inboxFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { inbox } from '#enquiries/inbox/inbox.queries.server.ts'
import { formatPrice } from '#lib/money.ts'
import { pageOfOrders } from '#orders/admin/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import type { Order } from '#orders/order.ts'
import { orderNumber } from '#orders/order-number.ts'
import { findQuotes } from '#quotes/answers/admin-quotes.queries.server.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { quoteFilterOf } from '#quotes/answers/quote-filter.ts'
import { and, asc, eq, exists, ilike, or } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { containing } from '#lib/search-terms.ts'
import { dayOfMoment } from '#lib/days.ts'

interface SearchRequest {
  viewer: Viewer
  term: string
  now: Date
  /** The maximum number of results per kind. */
  limit: number
}

/** Finds everything that matches the term and that the viewer may see. Omits empty groups. */
export async function findAnything(db: Database, request: SearchRequest): Promise<FoundGroup[]> {
  if (request.term === '') return []
  const [found, persons] = await Promise.all([findRecords(db, request), people(db, request)])
  return persons && persons.rows.length > 0 ? [...found, persons] : found
}

/** Finds everything except people. */
export async function findRecords(db: Database, request: SearchRequest): Promise<FoundGroup[]> {
  const groups = await Promise.all([
    ...(['products', 'solutions', 'categories', 'sellers'] as const).map((noun) =>
      records(db, noun, request),
    ),
    orders(db, request),
    quotes(db, request),
    enquiries(db, request),
  ])
  return groups.flat().flatMap((group) => (group && group.rows.length > 0 ? [group] : []))
}

type Found = Promise<FoundGroup | null>

const query = (values: Record<string, string>) => new URLSearchParams(values)

async function records(
  db: Database,
  noun: CatalogNoun,
  { viewer, term, limit }: SearchRequest,
): Promise<FoundGroup[]> {
  const { see, many } = nounWords[noun]
  const slice = { offset: 0, limit }
  if (isAllowedForStaff(viewer, see)) {
    const found = await nounEditors[noun].list(db, readRecordFilter(query({ text: term })), slice)
    const rows = found.map(({ id, name, seller, category }) => ({
      label: name,
      detail: seller ?? category ?? '',
      path: `/dashboard/${noun}/${id}`,
    }))
    return [{ title: many, rows, more: `/dashboard/${noun}?${query({ text: term })}` }]
  }
  const sellers = noun === 'products' ? sellersWith(viewer, 'proposals.write') : []
  return Promise.all(
    sellers.map(async (seller) => {
      const filter = readRecordFilter(query({ text: term, seller }))
      const found = await nounEditors.products.list(db, filter, slice)
      // The dashboard has no product pages for members, so this links to the list, which has the product's
      // actions.
      const rows = found.map(({ name, category }) => ({
        label: name,
        detail: category ?? '',
        path: `/dashboard/products?${query({ seller, text: name })}`,
      }))
      const title = sellers.length === 1 ? many : `${many} of ${found[0]?.seller}`
      return { title, rows, more: `/dashboard/products?${query({ seller, text: term })}` }
    }),
  )
}

/** Finds matching orders and their customers. For members, finds their sold lines instead. */
async function orders(db: Database, { viewer, term, now, limit }: SearchRequest): Promise<FoundGroup[]> {
  const more = `/dashboard/orders?${query({ q: term })}`
  if (isAllowedForStaff(viewer, 'orders.see')) {
    const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
    const found = await pageOfOrders(db, orderFilterOf(query({ q: term })), { now, page: 1, size: limit })
    const shown = found.orders.map((order) => withoutDeletedCustomer(order, { seesDeleted }))
    const rows = shown.map((order) => ({
      label: `${orderNumber(order.id)} · ${order.form.fullName}`,
      detail: `${formatPrice(order.total)} · ${dayOf(order.preparedAt)}`,
      path: `/dashboard/orders/${order.id}`,
    }))
    return [
      { title: 'Orders', rows, more },
      { title: 'Customers', rows: customersOf(shown, term), more },
    ]
  }
  const sellers = sellersWith(viewer, 'sold-lines.see')
  const lines = await soldLines(db, sellers, soldLineFilterOf(query({ q: term })), { limit })
  const rows = lines.map(({ product, day }) => ({ label: product, detail: shortDay(day), path: more }))
  return [{ title: 'Orders', rows, more }]
}

/** Returns the customers of these orders whose name, company or email contains the term. */
function customersOf(found: readonly Order[], term: string): FoundRow[] {
  const rows = found.flatMap((order) => {
    const { fullName, email, company } = order.form
    const path = customerPath(order)
    const isMeant = [fullName, email, company].some((text) => text.toLowerCase().includes(term.toLowerCase()))
    return path !== null && isMeant ? [{ label: fullName || email, detail: email, path }] : []
  })
  const firstOf = ({ path, detail }: FoundRow) =>
    rows.findIndex((row) => row.path === path || row.detail === detail)
  return rows.filter((row, index) => firstOf(row) === index)
}

async function quotes(db: Database, { viewer, term, now, limit }: SearchRequest): Found {
  if (!isAllowed(viewer, 'quotes.answer')) return null
  const all = { q: term, state: 'all' }
  const found = await findQuotes(db, quoteScopeOf(viewer), quoteFilterOf(query(all)), { now, limit })
  const rows = found.map((quote) => {
    const { customer, items } = quoteRow(quote, now)
    return {
      label: [quoteNumber(quote.id), customer].filter(Boolean).join(' · '),
      detail: items,
      path: `/dashboard/quotes/${quote.id}`,
    }
  })
  return { title: 'Quotes', rows, more: `/dashboard/quotes?${query(all)}` }
}

async function enquiries(db: Database, { viewer, term, limit }: SearchRequest): Found {
  const isStaff = isAllowedForStaff(viewer, 'enquiries.see')
  const sellers = isStaff ? null : sellersWith(viewer, 'questions.answer')
  if (sellers?.length === 0) return null
  const all = { q: term, state: 'all' }
  const found = await inbox(db, inboxFilterOf(query(all), viewer.accountId, sellers), { limit })
  const rows = found.map((enquiry) => ({
    label: enquiryTitle(enquiry),
    detail: `${isStaff ? enquiry.name || enquiry.email : enquiry.name} · ${dayOf(enquiry.createdAt)}`,
    path: `/dashboard/enquiries/${enquiry.id}`,
  }))
  return { title: 'Inquiries', rows, more: `/dashboard/enquiries?${query(all)}` }
}

async function people(db: Database, { viewer, term, limit }: SearchRequest): Found {
  if (!isAllowedForStaff(viewer, 'people.see')) return null
  const found = await findPeople(db, term, limit)
  const rows = found.map(({ id, name, email }) => ({
    label: name,
    detail: email,
    path: `/dashboard/people/${id}`,
  }))
  return { title: 'People', rows, more: `/dashboard/people?${query({ q: term })}` }
}

function dayOf(at: Date): string {
  return shortDay(dayOfMoment(at))
}

/** Finds staff and members of sellers by part of their name or email. */
function findPeople(db: Database, term: string, limit: number) {
  const part = containing(term)
  const ofStaff = db
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(eq(staffMembers.userId, users.id))
  const ofSeller = db
    .select({ id: sellerMembers.userId })
    .from(sellerMembers)
    .where(eq(sellerMembers.userId, users.id))
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(or(ilike(users.name, part), ilike(users.email, part)), or(exists(ofStaff), exists(ofSeller))))
    .orderBy(asc(users.name), users.id)
    .limit(limit)
}
