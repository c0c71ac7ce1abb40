import { monthName } from '#dashboard/components/short-day.ts'
import { percentOf, stepStart, type Step } from '#dashboard/charts/chart-rules.ts'
import type { ReportTable, TableFormat, TableOptions } from '#dashboard/reports/report-format.ts'
import type { Cents } from '#lib/money.ts'
import type { Revenue } from '#orders/admin/report-payments.server.ts'
import type { RevenueOfMonth } from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import type { FailuresOfDay } from '#mail/mails.queries.server.ts'

export interface ReportData {
  /** The number of times that customers with accounts added products to their carts. */
  added: number
  /** For each step, the number of orders handed over in this range that reached the step. */
  reached: { handedOff: number; signed: number; paid: number; active: number }
  /** The days with payments. With a column per month, each row has the first day of its month. */
  days: readonly (Revenue & { day: string })[]
  products: readonly (Revenue & { productId: string; name: string; quantity: number })[]
  sellers: readonly (Revenue & { name: string; seller: string | null })[]
  /** The revenue per seller and month, such as `2026-11`. */
  months: readonly (Revenue & { name: string; seller: string | null; month: string })[]
  /** The monthly recurring revenue, latest month first. */
  recurring: readonly RevenueOfMonth[]
  /** Figures that only staff see. */
  ofTheShop: {
    words: readonly { words: string; times: number }[]
    mails: readonly FailuresOfDay[]
    events: readonly FailuresOfDay[]
  } | null
}

export const noFigures: ReportData = {
  added: 0,
  reached: { handedOff: 0, signed: 0, paid: 0, active: 0 },
  days: [],
  products: [],
  sellers: [],
  months: [],
  recurring: [],
  ofTheShop: null,
}

const reportNames = [
  'funnel',
  'revenue-by-day',
  'revenue-by-product',
  'revenue-by-seller',
  'revenue-by-seller-and-month',
  'recurring-revenue',
  'searches',
  'failures',
] as const

export type ReportName = (typeof reportNames)[number]

const ofTheShopAlone: ReadonlySet<ReportName> = new Set(['searches', 'failures'])

/** Returns the names of the tables in a report of sellers, or of the shop if `sellerIds` is `null`. */
export function namesOfReports(sellerIds: readonly string[] | null): ReportName[] {
  return reportNames.filter((name) => sellerIds === null || !ofTheShopAlone.has(name))
}

export const maxSellersByMonth = 10

/** Returns the steps from adding an item to the cart to an active order. */
export function funnelSteps({
  added,
  reached,
}: ReportData): { name: string; count: number; share: string }[] {
  const ofOrders = (name: string, count: number) => ({
    name,
    count,
    share: percentOf(count, reached.handedOff),
  })
  return [
    // The carts of customers who log in through the customer portal are in their browsers, so they are not
    // counted.
    ...(added > 0 ? [{ name: 'Added to cart', count: added, share: '' }] : []),
    { name: 'Handed off', count: reached.handedOff, share: '' },
    ofOrders('Signed', reached.signed),
    ofOrders('Paid', reached.paid),
    ofOrders('Active', reached.active),
  ]
}

/** Creates one table of a report. */
export function reportTable(
  data: ReportData,
  name: ReportName,
  { format: { money, date }, step, days }: TableOptions,
): ReportTable {
  const amounts = (row: Revenue) =>
    [row.once, row.monthly, row.quarterly, row.yearly, sumOfRevenue(row)].map(money)
  const ofAmounts = ['One-time', 'Monthly', 'Quarterly', 'Yearly', 'Total'].map(figure)
  switch (name) {
    case 'funnel':
      return {
        columns: [text('Step'), figure('Number'), figure('Of handed off')],
        rows: funnelSteps(data).map((each) => [each.name, String(each.count), each.share]),
      }
    case 'revenue-by-day':
      return {
        columns: [text(stepTitles[step]), ...ofAmounts],
        rows: [...Map.groupBy(data.days, ({ day }) => stepStart(day, step))].map(([start, rows]) => [
          date(start),
          ...amounts(sumOf(rows)),
        ]),
      }
    case 'revenue-by-product':
      return {
        columns: [text('Product'), text('Id'), figure('Sold'), ...ofAmounts],
        rows: data.products.map((row) => [row.name, row.productId, String(row.quantity), ...amounts(row)]),
      }
    case 'revenue-by-seller':
      return {
        columns: [text('Seller'), ...ofAmounts],
        rows: data.sellers.map((row) => [row.name, ...amounts(row)]),
      }
    case 'revenue-by-seller-and-month':
      return sellerMonths(data.months, [...new Set(days.map((day) => day.slice(0, 7)))], money)
    case 'recurring-revenue':
      return {
        columns: [
          text(stepTitles.month),
          ...['New', 'Changed', 'Lost', 'Churn', 'Per month, at the end'].map(figure),
        ],
        rows: data.recurring.map((row) => [
          date(row.month),
          ...[row.new, row.changed, row.churned].map(money),
          churnOf(row),
          money(row.total),
        ]),
      }
    case 'searches':
      return {
        columns: [text('Words'), figure('Searches')],
        rows: (data.ofTheShop?.words ?? []).map(({ words, times }) => [words, String(times)]),
      }
    case 'failures':
      return {
        columns: [text('Day (UTC)'), text('What'), text('Kind'), text('Reason'), figure('Number')],
        rows: [
          ...failureRows(failureNames.mails, data.ofTheShop?.mails ?? []),
          ...failureRows(failureNames.events, data.ofTheShop?.events ?? []),
        ].map(([day = '', ...cells]) => [date(day), ...cells]),
      }
  }
}

/** The names of the kinds of failures in the export. */
export const failureNames = { mails: 'Email failed', events: 'Event not applied' } as const

const stepTitles: Readonly<Record<Step, string>> = {
  day: 'Day (UTC)',
  week: 'Week from (UTC)',
  month: 'Month (UTC)',
}

/** Returns the share of the revenue at the beginning of a month that was lost in this month. */
export function churnOf({ total, churned, changed, new: added }: RevenueOfMonth): string {
  return percentOf(-churned, total - added - changed - churned)
}

/** Adds up the one-time and recurring amounts. */
export function sumOfRevenue({ once, monthly, quarterly, yearly }: Revenue): Cents {
  return once + monthly + quarterly + yearly
}

/** Groups the months by seller. Sellers may have the same name, so the key contains the seller's id. */
function bySeller(sold: ReportData['months']) {
  const groups = Map.groupBy(sold, ({ name, seller }) => `${seller} ${name}`)
  return [...groups.values()].map((rows) => ({ name: rows[0]?.name ?? '', rows }))
}

/** Returns the sellers with their months, largest total first. */
function rankedSellers(sold: ReportData['months']) {
  return bySeller(sold)
    .map(({ name, rows }) => ({ name, seller: rows[0]?.seller ?? null, rows, ...sumOf(rows) }))
    .toSorted(
      (one, other) => sumOfRevenue(other) - sumOfRevenue(one) || one.name.localeCompare(other.name, 'en'),
    )
}

export function sellersOfMonths(sold: ReportData['months']): ReportData['sellers'] {
  return rankedSellers(sold).map(({ rows: _rows, ...seller }) => seller)
}

/** Returns the months of the sellers that the page shows. The export contains all sellers. */
export function shownMonths(sold: ReportData['months']): ReportData['months'] {
  return rankedSellers(sold)
    .slice(0, maxSellersByMonth)
    .flatMap(({ rows }) => rows)
}

/** Returns the revenue per month. The day of each row is the first day of the month within the range. */
export function firstDaysOf(sold: ReportData['months'], from: string): ReportData['days'] {
  const months = [...Map.groupBy(sold, ({ month }) => month)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return months.map(([month, rows]) => ({
    day: from.startsWith(month) ? from : `${month}-01`,
    ...sumOf(rows),
  }))
}

export function sumOf(rows: readonly Revenue[]): Revenue {
  const sum = (of: (row: Revenue) => Cents) => rows.reduce((total, row) => total + of(row), 0)
  return {
    once: sum(({ once }) => once),
    monthly: sum(({ monthly }) => monthly),
    quarterly: sum(({ quarterly }) => quarterly),
    yearly: sum(({ yearly }) => yearly),
  }
}

/** Creates one row per seller and one column per month, largest total first. */
function sellerMonths(
  sold: ReportData['months'],
  months: readonly string[],
  money: TableFormat['money'],
): ReportTable {
  const sellers = bySeller(sold).map(({ name, rows }) => {
    const byMonth = new Map(rows.map((row) => [row.month, sumOfRevenue(row)]))
    const amounts = months.map((month) => byMonth.get(month) ?? 0)
    return { name, amounts, total: amounts.reduce((sum, each) => sum + each, 0) }
  })
  return {
    columns: [text('Seller'), ...months.map((month) => figure(monthName(month))), figure('Total')],
    rows: sellers
      .toSorted((one, other) => other.total - one.total)
      .map(({ name, amounts, total }) => [name, ...[...amounts, total].map(money)]),
  }
}

function failureRows(title: string, failures: readonly FailuresOfDay[]): string[][] {
  return failures.map(({ day, kind, reason, times }) => [day, title, kind, reason, String(times)])
}

function text(title: string) {
  return { title, isFigure: false }
}

function figure(title: string) {
  return { title, isFigure: true }
}
