import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import type { Step } from '#dashboard/charts/chart-rules.ts'
import { productIdsOf } from '#catalog/sellers/sellers.queries.server.ts'
import {
  namesOfReports,
  noFigures,
  firstDaysOf,
  sellersOfMonths,
  shownMonths,
  sumOf,
  type ReportData,
  type ReportName,
} from '#dashboard/reports/report-tables.ts'
import { spansMonths, type ReportRange } from '#dashboard/reports/report-range.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { timesAddedToCart, wordsWithoutResults } from '#http/daily-counts/daily-counts.queries.server.ts'
import type { Cents } from '#lib/money.ts'
import { totalsOf, type ReportTotals } from '#dashboard/reports/report-totals.ts'
import { failedMails } from '#mail/mails.queries.server.ts'
import {
  changesPaid,
  countPaidOrders,
  discountsGiven,
  ordersReached,
  refundsNoted,
  renewalsPaid,
} from '#orders/admin/order-counts.queries.server.ts'
import {
  revenueByDay,
  revenueByProduct,
  revenueBySeller,
  revenueBySellerAndMonth,
  revenueOf,
} from '#orders/admin/order-reports.queries.server.ts'
import type { ReportScope } from '#orders/statements/statement-sql.server.ts'
import { revenueByMonth } from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import { eventsNotApplied } from '#orders/portal-events/portal-events.queries.server.ts'

/** The maximum number of failures to read, grouped by day, kind and reason. Usually there are few groups. */
const maxFailures = 5_000

/**
 * Returns the sellers whose figures the viewer sees, or `null` for the figures of the shop. The list is empty
 * if the viewer sees none (product: dashboard 114).
 */
export function sellersOfReport(viewer: Viewer): readonly string[] | null {
  return isAllowedForStaff(viewer, 'reports.see') ? null : sellersWith(viewer, 'own-reports.see')
}

export function mayExportReports(viewer: Viewer): boolean {
  return sellersOfReport(viewer) === null
    ? isAllowedForStaff(viewer, 'reports.export')
    : sellersWith(viewer, 'own-reports.export').length > 0
}

interface ReportNeeds {
  range: ReportRange
  sellerIds: readonly string[] | null
  /** The step of the revenue chart. */
  step: Step
  rows: number
}

/** Reads all figures of a report, for the shop or for some sellers. */
export async function loadReport(
  db: Database,
  { range, sellerIds, step, rows }: ReportNeeds,
): Promise<ReportData> {
  const slice = { limit: rows, offset: 0 }
  const scope = scopeOf(range, sellerIds)
  // These tables are computed from other tables of the report, because reading the payments again would take
  // longer.
  const derivedTables: readonly ReportName[] = spansMonths(range)
    ? ['revenue-by-seller', ...(step === 'month' ? (['revenue-by-day'] as const) : [])]
    : ['revenue-by-seller-and-month']
  const names = namesOfReports(sellerIds).filter((name) => !derivedTables.includes(name))
  const [discounts, refunds, ...parts] = await Promise.all([
    discountsGiven(db, scope),
    sellerIds === null ? refundsNoted(db, range) : null,
    ...names.map((name) => readers[name](db, scope, slice)),
  ])
  const months = parts.flatMap((part) => part.months ?? [])
  if (derivedTables.includes('revenue-by-seller'))
    parts.push({ sellers: sellersOfMonths(months).slice(0, rows), months: shownMonths(months) })
  if (derivedTables.includes('revenue-by-day')) parts.push({ days: firstDaysOf(months, range.from) })
  return joinParts([...parts, { discounts }], refunds)
}

export async function loadReportTable(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  { name, ...slice }: ListSlice & { name: ReportName },
): Promise<ReportData> {
  return joinParts([await readers[name](db, scopeOf(range, sellerIds), slice)], sellerIds === null ? 0 : null)
}

/** Reads the totals of the range, and of the same number of days before it. */
export async function loadTotals(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  days: Promise<ReportData>,
): Promise<ReportTotals> {
  const length = range.before.getTime() - range.start.getTime()
  const earlier = { start: new Date(range.start.getTime() - length), before: range.start, sellerIds }
  const [data, now, before, then] = await Promise.all([
    days,
    ordersPaid(db, { ...range, sellerIds }),
    revenueOf(db, earlier),
    ordersPaid(db, earlier),
  ])
  return totalsOf({ ...sumOf(data.days), ...now }, { ...before, ...then })
}

/**
 * Reads the number of paid orders without changes of a quantity, and the amount that was paid later for
 * subscriptions.
 */
async function ordersPaid(db: Database, scope: ReportScope): Promise<{ orders: number; later: Cents }> {
  const [paid, changes, renewals] = await Promise.all([
    countPaidOrders(db, scope),
    changesPaid(db, scope),
    renewalsPaid(db, scope),
  ])
  return { orders: paid - changes.orders, later: changes.amount + renewals }
}

type Scope = ReportScope & Pick<ReportRange, 'from' | 'to'>

function scopeOf({ from, to, start, before }: ReportRange, sellerIds: readonly string[] | null): Scope {
  return { from, to, start, before, sellerIds }
}

type Part = Partial<Omit<ReportData, 'ofTheShop'> & NonNullable<ReportData['ofTheShop']>>

const readers: Record<ReportName, (db: Database, scope: Scope, slice: ListSlice) => Promise<Part>> = {
  async funnel(db, scope) {
    const [added, reached] = await Promise.all([
      timesAddedToCart(db, scope, scope.sellerIds && productIdsOf(db, scope.sellerIds)),
      ordersReached(db, scope),
    ])
    return { added, reached }
  },
  'revenue-by-day': async (db, scope) => ({ days: await revenueByDay(db, scope) }),
  'revenue-by-product': async (db, scope, slice) => ({ products: await revenueByProduct(db, scope, slice) }),
  async 'revenue-by-seller-and-month'(db, scope, { offset = 0 }) {
    return { months: offset === 0 ? await revenueBySellerAndMonth(db, scope) : [] }
  },
  async 'recurring-revenue'(db, scope, { offset = 0 }) {
    return { recurring: offset === 0 ? await revenueByMonth(db, scope) : [] }
  },
  'revenue-by-seller': async (db, scope, slice) => ({ sellers: await revenueBySeller(db, scope, slice) }),
  searches: async (db, scope, slice) => ({ words: await wordsWithoutResults(db, scope, slice) }),
  async failures(db, scope, { offset = 0 }) {
    const slice = { limit: maxFailures, offset }
    const [mails, events] = await Promise.all([
      failedMails(db, scope, slice),
      eventsNotApplied(db, scope, slice),
    ])
    return { mails, events }
  },
}

/** Joins the parts of a report. `refunds` is `null` for sellers, because a refund does not belong to one seller. */
function joinParts(parts: readonly Part[], refunds: Cents | null): ReportData {
  const { words = [], mails = [], events = [], ...figures }: Part = Object.assign({}, ...parts)
  const ofTheShop = refunds === null ? null : { refunds, words, mails, events }
  return { ...noFigures, ...figures, ofTheShop }
}
