import { MemoryRouter } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SoldLinesTable } from '#dashboard/orders/sold-lines-table.tsx'

test('a seller sees the total of a sold line and its discount (product: dashboard 88)', () => {
  const product = { seller: 'Mine', product: 'Planner', change: null, price: 5_000, interval: null }
  const line = { ...product, day: '2026-11-20' }
  const rows = [
    { ...line, id: 'first', quantity: 3, total: 13_500, discount: 1_500, buyer: null },
    { ...line, id: 'second', quantity: 1, total: 5_000, discount: 0, buyer: null },
  ]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SoldLinesTable rows={rows} showsSeller={false} />
    </MemoryRouter>,
  )
  expect(html).toContain('$135.00')
  expect(html.match(/[$\d.]+ discount/g)).toEqual(['$15.00 discount'])
})
