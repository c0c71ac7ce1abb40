import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { columnName, DataTable, hiddenColumns, toggledColumn } from '#dashboard/lists/data-table.tsx'

test('hiding or showing a column keeps the filters and the order in the address', () => {
  expect(columnName('Requested (UTC)')).toBe('requested-utc')
  const hidden = toggledColumn('?q=lamp&sort=name', 'Last changed')
  expect(hidden).toBe('?q=lamp&sort=name&hide=last-changed')
  expect(toggledColumn(hidden, 'Seller')).toBe('?q=lamp&sort=name&hide=last-changed.seller')
  expect(toggledColumn(hidden, 'Last changed')).toBe('?q=lamp&sort=name')
  expect(hiddenColumns('?hide=seller.%3Cb%3E..x')).toEqual(['seller', 'x'])
})

test('a list leaves out the columns that the address hides, but never the first column', () => {
  const columns = ['Name', 'Price', 'Seller'].map((title) => ({ title, cell: () => `${title} cell` }))
  const html = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <DataTable caption="All" columns={columns} rows={[{ id: 'lamp' }]} choosesColumns />
      </MemoryRouter>,
    )
  expect(html('/')).toContain('Seller cell')
  const some = html('/?hide=name.seller')
  expect(some).toContain('Name cell')
  expect(some).toContain('Price cell')
  expect(some).not.toContain('Seller cell')
})
