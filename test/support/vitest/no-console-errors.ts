import { afterEach, beforeEach, expect, vi } from 'vitest'

// Vitest resolves up to a hundred stack frames through source maps, which is too slow for thousands of expected
// errors.
Error.stackTraceLimit = 10

/** An unexpected `console.error` fails its test. A test mocks and checks the errors it expects. */
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
  // The order matters, because restoring a spy brings back what it replaced, such as a stubbed `fetch`.
  vi.unstubAllGlobals()
})

let expectsErrors = false

export function expectConsoleErrors(): void {
  expectsErrors = true
}
