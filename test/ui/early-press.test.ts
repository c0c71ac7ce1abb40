import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyPresses } from '#ui/early-press.ts'

afterEach(() => vi.unstubAllGlobals())

test('each early press is carried out once, and no longer marked', () => {
  const control = { dataset: { pressed: '' }, click: vi.fn() }
  vi.stubGlobal('window', { earlyPresses: [control] })
  replayEarlyPresses()
  replayEarlyPresses()
  expect(control.click).toHaveBeenCalledTimes(1)
  expect(control.dataset).toEqual({})
})
