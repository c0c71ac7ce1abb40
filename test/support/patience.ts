/** For `vi.waitFor` and `expect.poll`. The limit only ends a hanging run: no test asserts durations. */
export const patience = { timeout: 120_000, interval: 20 }
