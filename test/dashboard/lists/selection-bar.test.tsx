import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectionBar } from '#dashboard/lists/selection-bar.tsx'

const nothing = () => undefined
const handlers = { toggle: nothing, togglePage: nothing, takeAll: nothing, clear: nothing }
const selection = { ids: [], isHydrated: false, hasPage: true, hasAll: false, ...handlers }

function bar(count: number, hasAll = false): string {
  return renderToStaticMarkup(
    <SelectionBar {...{ selection: { ...selection, hasAll }, count }} rows={50} max={1_000} one="product">
      Show
    </SelectionBar>,
  )
}

test('without JavaScript a checkbox selects all matching rows, up to the limit of a bulk change', () => {
  expect(bar(1_000)).toContain('name="all" value="1"')
  expect(bar(1_000)).toContain('All 1,000 that match')
  expect(bar(1_000, true)).toContain('name="all" checked="" value="1"')
  expect(bar(1_000, true)).not.toContain('hidden')
  expect(bar(50)).not.toContain('name="all"')
  expect(bar(1_001)).not.toContain('name="all"')
})
