import { pendingInvitations } from '#account/invitations.queries.server.ts'
import { listStaff } from '#account/staff.queries.server.ts'
import { readRecordFilter } from '#catalogue/editing/list-filter.ts'
import { productIdsWithin, productRecords } from '#catalogue/editing/product-lists.queries.server.ts'
import {
  categoryRecords,
  sellerRecords,
  solutionRecords,
} from '#catalogue/editing/record-lists.queries.server.ts'
import { listMembers } from '#catalogue/members/seller-members.queries.server.ts'
import { listProposals } from '#catalogue/proposals/proposals.queries.server.ts'
import { proposalStates } from '#catalogue/proposals/proposal-state.ts'
import { auditFilterOf, auditRows } from '#dashboard/audit/audit-list.server.ts'
import { lastPage, rowsPerPage } from '#dashboard/pieces/page-number.ts'
import { loadReport, loadReportTable } from '#dashboard/reports/load-report.server.ts'
import { reportRangeOf } from '#dashboard/reports/report-range.ts'
import { namesOfReports } from '#dashboard/reports/report-tables.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { inboxFilterOf, waitlistFilterOf } from '#enquiries/enquiry-filter.ts'
import { inbox, waitlistPage } from '#enquiries/inbox.queries.server.ts'
import { filesPage } from '#files/files.queries.server.ts'
import { isStoredFileKind } from '#files/stored-file.ts'
import { ordersInBatches, pageOfOrders } from '#orders/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/order-filter.ts'
import { soldLineFilterOf } from '#orders/sold-line-filter.ts'
import { soldLines } from '#orders/sold-lines.queries.server.ts'
import { eventsWithoutOrder, reasonsOfStuckOrders } from '#orders/stuck-orders.queries.server.ts'
import { findQuotes } from '#quotes/admin-quotes.queries.server.ts'
import { quoteFilterOf } from '#quotes/quote-filter.ts'
import { listReviews } from '#reviews/admin-reviews.queries.server.ts'
import { reviewFilterOf } from '#reviews/review-filter.ts'

type Rows = readonly { id: string }[]
type Call = (db: Database) => Promise<unknown>
/** The page is for orders, whose stuck ones come first. */
type Read = (
  db: Database,
  query: URLSearchParams,
  slice: { limit: number; offset: number; page: number },
) => Promise<unknown>
type ReadSlice = (db: Database, query: URLSearchParams, slice: ListSlice) => Promise<Rows>

const sellers = ['seller-7']
const nobody = '00000000-0000-4000-8000-000000000000'

/** What the lists of the dashboard read, for some queries of their addresses. `end` is now. */
function lists(end: Date): Record<string, readonly [queries: readonly string[], read: Read]> {
  return {
    products: [
      [
        '',
        'sort=updated',
        'sort=newest',
        'sort=price',
        'sort=-price',
        'text=product',
        'state=hidden',
        'seller=seller-7',
      ],
      (db, query, slice) => productRecords(db, readRecordFilter(query), slice),
    ],
    solutions: [[''], (db, query, slice) => solutionRecords(db, readRecordFilter(query), slice)],
    categories: [[''], (db, query, slice) => categoryRecords(db, readRecordFilter(query), slice)],
    sellers: [['', 'sort=updated'], (db, query, slice) => sellerRecords(db, readRecordFilter(query), slice)],
    proposals: [
      ['', 'state=submitted', 'state=approved', 'seller=seller-7'],
      (db, query, slice) => listProposals(db, { isStaff: true, sellers: [] }, proposalFilterOf(query), slice),
    ],
    'proposals of a seller': [
      [''],
      (db, query, slice) => listProposals(db, { isStaff: false, sellers }, proposalFilterOf(query), slice),
    ],
    files: [
      ['', 'search=paper', 'kind=picture'],
      (db, query, slice) => filesPage(db, { owners: 'everybody', ...fileFilterOf(query) }, slice),
    ],
    'files of a seller': [
      [''],
      (db, query, slice) => filesPage(db, { owners: sellers, ...fileFilterOf(query) }, slice),
    ],
    orders: [
      [
        '',
        'status=active',
        'status=prepared',
        'stuck=1',
        'from=2026-01-01&to=2026-03-31',
        'q=person',
        'q=nobody',
      ],
      (db, query, { page, limit }) => pageOfOrders(db, orderFilterOf(query), { now: end, page, size: limit }),
    ],
    quotes: [['', 'state=', 'state=answered', 'state=expired', 'q=nobody'], sliced(end).quotes],
    'quotes of a seller': [
      ['', 'state='],
      (db, query, slice) => findQuotes(db, sellers, quoteFilterOf(query), { now: end, ...slice }),
    ],
    enquiries: [
      ['', 'state=', 'state=done', 'person=nobody&state=', 'q=nobody&state='],
      sliced(end).enquiries,
    ],
    waitlists: [['', 'list=list 1'], sliced(end).waitlists],
    'sold lines': [['', 'state=paid', 'state=open', 'q=person77'], sliced(end)['sold lines']],
    reviews: [
      ['', 'state=reported', 'state=hidden', 'stars=1', 'answered=no', 'q=nobody'],
      (db, query, slice) => listReviews(db, null, reviewFilterOf(query), slice),
    ],
    'reviews of a seller': [
      ['', 'answered=no'],
      (db, query, slice) => listReviews(db, sellers, reviewFilterOf(query), slice),
    ],
    people: [[''], (db, _query, slice) => listMembers(db, { sellerIds: null, ...slice })],
    audit: [
      [
        '',
        'who=Person 7',
        'action=files',
        'action=none',
        'subject=product',
        'subject=none',
        'subject=product made-77',
      ],
      sliced(end).audit,
    ],
  }
}

/** The lists whose exports read on after the last row. */
function sliced(end: Date) {
  return {
    quotes: (db, query, slice) => findQuotes(db, 'all', quoteFilterOf(query), { now: end, ...slice }),
    enquiries: (db, query, slice) => inbox(db, inboxFilterOf(query, nobody), slice),
    waitlists: (db, query, slice) => waitlistPage(db, waitlistFilterOf(query), slice),
    'sold lines': (db, query, slice) => soldLines(db, sellers, soldLineFilterOf(query), slice),
    audit: async (db, query, slice) => auditRows(db, await auditFilterOf(db, query), slice),
  } satisfies Record<string, ReadSlice>
}

/** Each page of a list by its name, such as `orders ?status=active`. The last page that is shown is asked for as well. */
export function listCalls(end: Date): Record<string, Call> {
  const calls: [string, Call][] = [
    ['staff', listStaff],
    ['invitations', (db) => pendingInvitations(db, null)],
    ['stuck orders', (db) => reasonsOfStuckOrders(db, end)],
    ['events without an order', eventsWithoutOrder],
  ]
  for (const [name, [queries, read]] of Object.entries(lists(end))) {
    const call = (query: string, page: number): Call => {
      const slice = { limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage, page }
      return (db) => read(db, new URLSearchParams(query), slice)
    }
    for (const query of queries) calls.push([query === '' ? name : `${name} ?${query}`, call(query, 1)])
    calls.push([`${name}, last page`, call(queries.includes('state=') ? 'state=' : '', lastPage)])
  }
  return Object.fromEntries(calls)
}

/** The first part of each export, and one from the middle. */
export function exportCalls(end: Date): Record<string, Call> {
  const calls: [string, Call][] = [
    ['products', (db) => productIdsWithin(db, readRecordFilter(new URLSearchParams()), 10_000)],
    ['orders', async (db) => ordersInBatches(db, orderFilterOf(new URLSearchParams()), end).next()],
  ]
  for (const [name, read] of Object.entries<ReadSlice>(sliced(end))) {
    const query = new URLSearchParams('state=')
    calls.push([name, (db) => read(db, query, { limit: 1_000 })])
    let middle: string | null = null
    const fromMiddle: Call = async (db) => {
      middle ??= (await read(db, query, { limit: 1, offset: 1_500 }))[0]?.id ?? null
      return read(db, query, { limit: 1_000, after: middle })
    }
    calls.push([`${name}, further on`, fromMiddle])
  }
  return Object.fromEntries(calls)
}

/** Reports of 7 days to three years, and their exports, of the shop and of a seller. */
export function reportCalls(end: Date): Record<string, Call> {
  const calls: [string, Call][] = []
  for (const query of ['days=7', 'days=30', 'days=90', 'from=2025-11-24', 'from=2023-11-25']) {
    const range = reportRangeOf(new URLSearchParams(query), end)
    calls.push([`report ?${query}`, (db) => loadReport(db, range, null, 100)])
    calls.push([`report of a seller ?${query}`, (db) => loadReport(db, range, sellers, 100)])
    for (const name of namesOfReports(null))
      calls.push([
        `export ${name} ?${query}`,
        (db) => loadReportTable(db, range, null, { name, limit: 10_000, offset: 0 }),
      ])
  }
  return Object.fromEntries(calls)
}

function proposalFilterOf(query: URLSearchParams) {
  const state = proposalStates.find((known) => known === query.get('state')) ?? null
  return { state, seller: query.get('seller') ?? '' }
}

function fileFilterOf(query: URLSearchParams) {
  const kind = query.get('kind')
  return { kind: isStoredFileKind(kind) ? kind : null, search: query.get('search') ?? '' }
}
