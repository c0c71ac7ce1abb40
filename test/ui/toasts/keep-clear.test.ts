import { expect, test } from 'vitest'
import { overlap } from '#ui/toasts/keep-clear.client.ts'

const button = { left: 100, right: 300, top: 500, bottom: 556 }

test.each([
  [{ left: 0, right: 416, top: 480, bottom: 900 }, true],
  [{ left: 250, right: 416, top: 540, bottom: 900 }, true],
  [{ left: 300, right: 416, top: 480, bottom: 900 }, false],
  [{ left: 0, right: 416, top: 556, bottom: 900 }, false],
])('toasts at %j cover the button: %s', (toasts, covers) => {
  expect(overlap(toasts, button)).toBe(covers)
  expect(overlap(button, toasts)).toBe(covers)
})
