import { expect, test } from 'vitest'
import { movedLine } from '#dashboard/records/use-lines.ts'

test('an entry of a list field can be moved within the list, but not past its ends', () => {
  expect(movedLine(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedLine(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedLine(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedLine(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
