import { expect, test } from 'vitest'
import { linesIn } from '#lib/form-text.ts'

test('the lines of a text are trimmed, and empty lines are left out', () => {
  expect(linesIn('one\n\n  two \n')).toEqual(['one', 'two'])
})
