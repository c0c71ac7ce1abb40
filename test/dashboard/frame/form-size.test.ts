import { expect, test } from 'vitest'
import { isTooLarge } from '#dashboard/frame/stop-large-form.client.ts'
import { maxDashboardBytes } from '#http/body-limits.ts'

const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

function formWith(...values: (string | Blob)[]): FormData {
  const form = new FormData()
  for (const value of values) form.append('x', value)
  return form
}

test('a form is too large if its encoded body exceeds the limit', () => {
  const longest = maxDashboardBytes - 'x='.length
  expect(isTooLarge(formWith('a'.repeat(longest)), urlEncoded)).toBe(false)
  expect(isTooLarge(formWith('a'.repeat(longest + 1)), urlEncoded)).toBe(true)
  // URL-encoded, a character can take up to nine bytes; in a multipart body, three.
  const third = Math.floor(maxDashboardBytes / 3)
  expect(isTooLarge(formWith('€'.repeat(third - 100)), urlEncoded)).toBe(true)
  expect(isTooLarge(formWith('€'.repeat(third - 100)), multipart)).toBe(false)
})

test('the files of a form count toward its size', () => {
  const half = new Blob([new Uint8Array(maxDashboardBytes / 2)])
  expect(isTooLarge(formWith(half), multipart)).toBe(false)
  expect(isTooLarge(formWith(half, half), multipart)).toBe(true)
})
