import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isFiltered, readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { RecordTable } from '#dashboard/records/record-table.tsx'

test.each([
  ['', 'No products yet'],
  ['sort=price', 'No products yet'],
  ['text=lamp', 'No matches.'],
  ['state=archived', 'No matches.'],
])('an empty list with ?%s says: %s', (query, words) => {
  const filter = readRecordFilter(new URLSearchParams(query))
  const html = renderToStaticMarkup(
    <RecordTable noun="products" rows={[]} isFiltered={isFiltered(filter)} sort={filter.sort} />,
  )
  expect(html).toContain(words)
})
