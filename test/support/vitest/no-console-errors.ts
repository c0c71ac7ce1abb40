import { afterEach, beforeEach, expect, vi } from 'vitest'

// Vitest resolves up to a hundred stack frames through source maps, which is too slow for thousands of expected
// errors.
Error.stackTraceLimit = 10

/** Fails a test on an unexpected `console.error`. A test must mock and check the errors that it expects. */
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
  // Unstub last, because restoring a spy brings back the function that it replaced, which can be a stub of `fetch`.
  vi.unstubAllGlobals()
})

let expectsErrors = false

export function expectConsoleErrors(): void {
  expectsErrors = true
}
