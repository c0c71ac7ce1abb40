import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'

test.each([
  ['', 'No lamps yet.'],
  ['?sort=price', 'No lamps yet.'],
  ['?state=archived', 'No lamps match. Remove a filter.'],
])('an empty list with the address %s says: %s', (search, words) => {
  const request = new Request(`http://store.test/${search}`)
  const list = listPage(request, listWindow(new URLSearchParams(search)), { rows: [], count: 0 })
  const element = (
    <FilteredList fields={[]} list={list} one="lamp" many="lamps">
      <DataTable caption="Lamps" columns={[]} rows={[]} empty="No lamps yet." />
    </FilteredList>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(words)
})
