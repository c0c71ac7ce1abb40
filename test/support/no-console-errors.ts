import { afterEach, beforeEach, expect, vi } from 'vitest'

// Vitest's hundred places are looked up in source maps, for each of the thousands of errors that are expected.
Error.stackTraceLimit = 10

/** An unexpected `console.error` fails its test. An expected one is mocked and checked by its test. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  if (vi.isMockFunction(spy) && spy.mock.calls.length > 0 && !expectsErrors) {
    expect(spy.mock.calls, 'unexpected console.error').toEqual([])
  }
  expectsErrors = false
  vi.restoreAllMocks()
})

let expectsErrors = false

export function expectConsoleErrors(): void {
  expectsErrors = true
}
