import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { panelsOf } from '#dashboard/reports/report-panels.ts'
import { SearchesPanel } from '#dashboard/reports/shop-panels.tsx'
import { RevenueByDay, RevenueByProduct } from '#dashboard/reports/revenue-panels.tsx'

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
  ofTheShop: null,
}
const panel = panelsOf(data, { from: '2026-03-10', to: '2026-03-10', mayExport: false })

test('an interval has its own chart if it had payments (product: dashboard 113)', () => {
  const html = renderToStaticMarkup(<RevenueByDay data={data} panel={panel} days={['2026-03-10']} />)
  expect(html).toContain('Revenue by day, yearly')
  expect(html).toContain('$600.50 a year, newly ordered.')
  expect(html).not.toContain('by day, quarterly')
})

test('the largest part is not labeled as the majority', () => {
  const html = renderToStaticMarkup(<RevenueByProduct data={data} panel={panel} />)
  expect(html).toContain('3 in all, the largest part Product 0.')
})

test('the hint on synonyms is shown in the search panel, to those who can add some', () => {
  const figures = { refunds: 0, words: [], mails: [], events: [] }
  const shown = (mayAddSynonyms: boolean) => {
    const Component = () => <SearchesPanel figures={figures} panel={panel} mayAddSynonyms={mayAddSynonyms} />
    const router = createMemoryRouter([{ path: '/', Component }])
    return renderToStaticMarkup(<RouterProvider router={router} />)
  }
  expect(shown(true)).toMatch(/<section.*add synonyms.*<\/section>/)
  expect(shown(false)).not.toContain('synonyms')
})
