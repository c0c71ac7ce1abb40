/** For `vi.waitFor` and `expect.poll`. The limit only ends a run that hangs: no test asserts how long anything takes. */
export const patience = { timeout: 120_000, interval: 20 }
