import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { changePercent, type Step } from '#dashboard/charts/chart-rules.ts'
import { productIdsOf } from '#catalog/sellers/sellers.queries.server.ts'
import {
  namesOfReports,
  noFigures,
  firstDaysOf,
  sellersOfMonths,
  shownMonths,
  sumOf,
  sumOfRevenue,
  type ReportData,
  type ReportName,
} from '#dashboard/reports/report-tables.ts'
import { periodBefore, spansMonths, type ReportRange } from '#dashboard/reports/report-range.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { timesAddedToCart, wordsWithoutResults } from '#http/daily-counts/daily-counts.queries.server.ts'
import type { Cents } from '#lib/money.ts'
import { totalsOf } from '#dashboard/reports/report-totals.ts'
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
  const parts = await Promise.all(names.map((name) => readers[name](db, scope, slice)))
  const months = parts.flatMap((part) => part.months ?? [])
  if (derivedTables.includes('revenue-by-seller'))
    parts.push({ sellers: sellersOfMonths(months).slice(0, rows), months: shownMonths(months) })
  if (derivedTables.includes('revenue-by-day')) parts.push({ days: firstDaysOf(months, range.from) })
  return joinParts(parts, sellerIds)
}

export async function loadReportTable(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  { name, ...slice }: ListSlice & { name: ReportName },
): Promise<ReportData> {
  return joinParts([await readers[name](db, scopeOf(range, sellerIds), slice)], sellerIds)
}

/** Compares the totals of the range, and each of its sellers, with the period before. */
export async function loadTotals(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  report: Promise<ReportData>,
) {
  const earlier = periodBefore(range)
  const scope = { ...earlier, sellerIds }
  const [data, now, sellers, then] = await Promise.all([
    report,
    otherTotals(db, { ...range, sellerIds }),
    revenueBySeller(db, scope),
    otherTotals(db, scope),
  ])
  const keyOf = ({ name, seller }: { name: string; seller: string | null }) => `${seller} ${name}`
  const before = new Map(sellers.map((row) => [keyOf(row), sumOfRevenue(row)]))
  return {
    totals: totalsOf({ ...sumOf(data.days), ...now }, { ...sumOf(sellers), ...then }),
    earlier: { from: earlier.from, to: earlier.to },
    /** The change of each seller of the report. */
    sellerChanges: data.sellers.map((row) => changePercent(sumOfRevenue(row), before.get(keyOf(row)) ?? 0)),
  }
}

async function otherTotals(db: Database, scope: ReportScope) {
  const [paid, discounts, refunds] = await Promise.all([
    ordersPaid(db, scope),
    discountsGiven(db, scope),
    scope.sellerIds === null ? refundsNoted(db, scope) : null,
  ])
  return { ...paid, discounts, refunds }
}

/** Reads the paid orders without changes of a quantity, and the amount paid later for subscriptions. */
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
  async 'revenue-by-seller'(db, scope, { limit, offset = 0 }) {
    return { sellers: await revenueBySeller(db, scope).limit(limit).offset(offset) }
  },
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

function joinParts(parts: readonly Part[], sellerIds: readonly string[] | null): ReportData {
  const { words = [], mails = [], events = [], ...figures }: Part = Object.assign({}, ...parts)
  const ofTheShop = sellerIds === null ? { words, mails, events } : null
  return { ...noFigures, ...figures, ofTheShop }
}
