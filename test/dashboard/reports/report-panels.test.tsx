import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { panelsOf } from '#dashboard/reports/report-panels.ts'
import { FailurePanels, SearchesPanel } from '#dashboard/reports/shop-panels.tsx'
import { formatForSpreadsheets as format } from '#dashboard/reports/report-format.ts'
import { funnelSteps, reportTable } from '#dashboard/reports/report-tables.ts'
import { totalsOf } from '#dashboard/reports/report-totals.ts'
import { TotalsPanel } from '#dashboard/reports/totals-panel.tsx'
import {
  RecurringRevenuePanel,
  RevenueByProduct,
  RevenueOverTime,
  SellerMonths,
} from '#dashboard/reports/revenue-panels.tsx'

const none = { once: 0, monthly: 0, quarterly: 0, yearly: 0 }
const data = {
  added: 0,
  reached: { handedOff: 0, signed: 0, paid: 0, active: 0 },
  days: [{ day: '2026-03-10', ...none, yearly: 60_050 }],
  products: [46, 30, 24].map((once, index) => ({
    ...none,
    once,
    productId: `p${index}`,
    name: `Product ${index}`,
    quantity: 1,
  })),
  sellers: [],
  recurring: [],
  months: [
    { ...none, seller: 'mira', name: 'Mira', month: '2026-02', once: 100 },
    { ...none, seller: 'mira', name: 'Mira', month: '2026-03', once: 150, monthly: 50 },
    { ...none, seller: 'nova', name: 'Nova', month: '2026-03', yearly: 500 },
  ],
  ofTheShop: null,
}
const shown = { from: '2026-03-10', to: '2026-03-10', days: ['2026-03-10'], step: 'day' } as const
const panel = panelsOf(data, { ...shown, mayExport: false })

function inRouter(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('revenue is shown in one chart, in total or by kind, with an axis and a value for each column (product: dashboard 113)', () => {
  const chart = (kind: 'all' | 'recurring' | 'once') =>
    inRouter(<RevenueOverTime data={data} panel={panel} days={['2026-03-10']} step="day" kind={kind} />)
  expect(chart('all')).toContain('$600.50 in yearly subscriptions.')
  expect(chart('recurring')).toContain('<title>Mar 10: $600.50</title>')
  expect(chart('recurring')).toContain('aria-valuetext="Mar 10: $600.50"')
  expect(chart('once')).toContain('No sales in this period.')
  expect(chart('all').match(/<svg role="img"/g)).toHaveLength(1)
})

test('the summary names the product with the highest revenue, or the only product', () => {
  expect(inRouter(<RevenueByProduct data={data} panel={panel} />)).toContain('3 products. Product 0 leads.')
  const one = inRouter(
    <RevenueByProduct data={{ ...data, products: data.products.slice(0, 1) }} panel={panel} />,
  )
  expect(one).toContain('Only one product sold: Product 0.')
})

test('the summary of recurring revenue names the last day of the range, and the churn if there is one', () => {
  const summary = (churned: number) => {
    const recurring = [{ month: '2026-03', new: 0, changed: 0, churned, total: 10_000 + churned }]
    return inRouter(<RecurringRevenuePanel data={{ ...data, recurring }} panel={panel} to="2026-03-10" />)
  }
  expect(summary(0)).toContain('$100.00 a month on Mar 10, 2026.')
  expect(summary(-1_000)).toContain('$90.00 a month on Mar 10, 2026, 10% lost in this month.')
})

test('every export link and every table has a distinct name', () => {
  const exporting = panelsOf(data, { ...shown, mayExport: true })
  const html = inRouter(
    <>
      <RevenueOverTime data={data} panel={exporting} days={['2026-03-10']} step="day" kind="all" />
      <RevenueByProduct data={data} panel={exporting} />
      <SellerMonths data={data} panel={exporting} />
    </>,
  )
  expect(html.match(/Export [^<]+ as CSV/g)).toEqual([
    'Export revenue by day as CSV',
    'Export top products as CSV',
    'Export sellers by month as CSV',
  ])
  expect(html).toContain('aria-label="Sellers by month, as a table"')
})

test('the table and the export of revenue use the step of the chart', () => {
  const days = ['2026-03-10', '2026-03-15', '2026-03-16', '2026-04-01'].map((day) => ({
    day,
    ...none,
    once: 100,
  }))
  const byWeek = panelsOf({ ...data, days }, { ...shown, step: 'week', mayExport: true })
  const week = byWeek('revenue-by-day', 'Revenue by week')
  const address = '/dashboard/reports/export/revenue-by-day?from=2026-03-10&to=2026-03-10&by=week'
  expect(week.exportPath).toBe(address)
  expect(week.table.columns[0]?.title).toBe('Week from (UTC)')
  expect(week.table.rows.map(([first, once]) => [first, once])).toEqual([
    ['Mar 9, 2026', '$2.00'],
    ['Mar 16, 2026', '$1.00'],
    ['Mar 30, 2026', '$1.00'],
  ])
  const months = reportTable({ ...data, days }, 'revenue-by-day', { format, days: [], step: 'month' })
  expect(months.rows.map(([first, once]) => [first, once])).toEqual([
    ['2026-03', '3.00'],
    ['2026-04', '1.00'],
  ])
  const chart = { data, days: ['2026-03-10'], kind: 'all', step: 'week', panel: byWeek } as const
  expect(inRouter(<RevenueOverTime {...chart} />)).toContain('Export revenue by week as CSV')
})

test('a panel of failures lists only its kind of failure, and the first 200 rows of a long table', () => {
  const failure = { day: '2026-03-10', reason: 'timeout', times: 1 }
  const mails = Array.from({ length: 201 }, (_, number) => ({ ...failure, kind: `mail ${number}` }))
  const figures = { words: [], mails, events: [{ ...failure, kind: 'order.paid' }] }
  const ofShop = panelsOf({ ...data, ofTheShop: figures }, { ...shown, mayExport: true })
  const html = inRouter(<FailurePanels {...{ figures, days: ['2026-03-10'], step: 'day', panel: ofShop }} />)
  expect(html).toContain('mail 199<')
  expect(html).not.toContain('mail 200<')
  expect(html).toContain('The first 200 of 201 rows.')
  expect(html.match(/order\.paid</g)).toHaveLength(1)
})

test('the report of sellers by month has a column for each month, also without sales, and a total, and the largest seller comes first', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-03-01']
  expect(reportTable(data, 'revenue-by-seller-and-month', { format, days, step: 'day' })).toMatchObject({
    columns: ['Seller', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Total'].map((title) => ({ title })),
    rows: [
      ['Nova', '0.00', '0.00', '5.00', '5.00'],
      ['Mira', '0.00', '1.00', '2.00', '3.00'],
    ],
  })
})

test('the funnel hides the step of carts when no carts were counted', () => {
  const reached = { handedOff: 2, signed: 2, paid: 1, active: 0 }
  const names = (added: number) => funnelSteps({ ...data, added, reached }).map(({ name }) => name)
  expect(names(0)).toEqual(['Handed off', 'Signed', 'Paid', 'Active'])
  expect(names(3)[0]).toBe('Added to cart')
})

test('totals are compared with the period before', () => {
  const now = { ...none, once: 1_000, monthly: 500, discounts: 50, refunds: 20, orders: 3, later: 300 }
  const before = { ...none, once: 500, discounts: 25, refunds: 0, orders: 1, later: 0 }
  const totals = totalsOf(now, before)
  expect(totals).toEqual({
    revenue: { now: 1_500, before: 500 },
    once: { now: 1_000, before: 500 },
    recurring: { now: 500, before: 0 },
    discounts: { now: 50, before: 25 },
    refunds: { now: 20, before: 0 },
    orders: { now: 3, before: 1 },
    average: { now: 400, before: 500 },
  })
  const html = inRouter(<TotalsPanel totals={totals} earlier={{ from: '2026-02-01', to: '2026-02-28' }} />)
  expect(html).toContain('<b class="block text-ink">+200% (+$10.00)</b> vs. $5.00')
  expect(html.match(/None before/g)).toHaveLength(2)
  expect(html).toContain('Compared with Feb 1, 2026 to Feb 28, 2026.')
})

test('the search panel offers to add synonyms only to viewers who may add them', () => {
  const figures = { words: [], mails: [], events: [] }
  const shown = (mayAddSynonyms: boolean) =>
    inRouter(<SearchesPanel figures={figures} panel={panel} mayAddSynonyms={mayAddSynonyms} />)
  expect(shown(true)).toMatch(/<section.*Add synonyms.*<\/section>/)
  expect(shown(false)).not.toContain('synonyms')
})
