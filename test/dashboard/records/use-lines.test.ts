import { expect, test } from 'vitest'
import { linesIn, movedLine } from '#dashboard/records/use-lines.ts'

test('empty lines of a list field are left out', () => {
  expect(linesIn('one\n\n  two \n')).toEqual(['one', 'two'])
})

test('an entry of a list field can be moved to another place, but not past the ends', () => {
  expect(movedLine(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedLine(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedLine(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedLine(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
