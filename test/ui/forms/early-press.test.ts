import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyPresses } from '#ui/forms/early-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('a button press before hydration is carried out once afterward', () => {
  const control = { dataset: { pressed: '' }, click: vi.fn() }
  vi.stubGlobal('window', { earlyPresses: [control] })
  replayEarlyPresses()
  expect(window.earlyPresses).toBeUndefined()
  // React cannot hydrate inside the effect that calls this.
  expect(control.click).not.toHaveBeenCalled()
  replayEarlyPresses()
  vi.runAllTimers()
  expect(control.click).toHaveBeenCalledTimes(1)
  expect(control.dataset).toEqual({})
})
