import { percentOf } from '#dashboard/charts/chart-rules.ts'
import type { Cents } from '#lib/money.ts'

interface Amounts {
  once: Cents
  monthly: Cents
  quarterly: Cents
  yearly: Cents
}

interface Failures {
  day: string
  what: string
  reason: string
  times: number
}

/** The figures of a report. */
export interface ReportData {
  /** How often products were added to account carts. */
  added: number
  /** How far the orders handed off in this range got. */
  reached: { handedOff: number; signed: number; paid: number; active: number }
  /** Days with payments. */
  days: readonly (Amounts & { day: string })[]
  products: readonly (Amounts & { productId: string; name: string; quantity: number })[]
  sellers: readonly (Amounts & { name: string })[]
  /** For staff only. */
  ofTheShop: {
    refunds: Cents
    words: readonly { words: string; times: number }[]
    mails: readonly Failures[]
    events: readonly Failures[]
  } | null
}

export const noFigures: ReportData = {
  added: 0,
  reached: { handedOff: 0, signed: 0, paid: 0, active: 0 },
  days: [],
  products: [],
  sellers: [],
  ofTheShop: null,
}

/** The table of a chart, also used for its export. */
export interface ReportTable {
  columns: readonly { title: string; isFigure: boolean }[]
  rows: readonly (readonly string[])[]
}

const reportNames = [
  'funnel',
  'revenue-by-day',
  'revenue-by-product',
  'revenue-by-seller',
  'searches',
  'failures',
] as const

export type ReportName = (typeof reportNames)[number]

const ofTheShopAlone: ReadonlySet<ReportName> = new Set(['searches', 'failures'])

/** The tables in the report of the shop (`null`), or of sellers. */
export function namesOfReports(sellerIds: readonly string[] | null): ReportName[] {
  return reportNames.filter((name) => sellerIds === null || !ofTheShopAlone.has(name))
}

type Money = (cents: Cents) => string

/** The steps from the cart to an active order. */
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
    { name: 'Added to cart', count: added, share: '' },
    { name: 'Handed off', count: reached.handedOff, share: '' },
    ofOrders('Signed', reached.signed),
    ofOrders('Paid', reached.paid),
    ofOrders('Active', reached.active),
  ]
}

/** One table of a report. `money` formats amounts for people or for spreadsheets. */
export function reportTable(data: ReportData, name: ReportName, money: Money): ReportTable {
  const amounts = (row: Amounts) => [row.once, row.monthly, row.quarterly, row.yearly].map(money)
  const ofAmounts = ['One-time', 'Monthly', 'Quarterly', 'Yearly'].map(figure)
  switch (name) {
    case 'funnel':
      return {
        columns: [text('Step'), figure('Number'), figure('Of handed off')],
        rows: funnelSteps(data).map((step) => [step.name, String(step.count), step.share]),
      }
    case 'revenue-by-day':
      return {
        columns: [text('Day (UTC)'), ...ofAmounts],
        rows: data.days.map((row) => [row.day, ...amounts(row)]),
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
    case 'searches':
      return {
        columns: [text('Words'), figure('Searches')],
        rows: (data.ofTheShop?.words ?? []).map(({ words, times }) => [words, String(times)]),
      }
    case 'failures':
      return {
        columns: [text('Day (UTC)'), text('What'), text('Kind'), text('Reason'), figure('Number')],
        rows: [
          ...failureRows('Mail failed', data.ofTheShop?.mails ?? []),
          ...failureRows('Event not applied', data.ofTheShop?.events ?? []),
        ],
      }
  }
}

function failureRows(title: string, failures: readonly Failures[]): string[][] {
  return failures.map(({ day, what, reason, times }) => [day, title, what, reason, String(times)])
}

function text(title: string) {
  return { title, isFigure: false }
}

function figure(title: string) {
  return { title, isFigure: true }
}
