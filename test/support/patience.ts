/**
 * Options for `vi.waitFor` and `expect.poll`. The time limit only ends a test that hangs; no test asserts
 * durations.
 */
export const patience = { timeout: 120_000, interval: 50 }
