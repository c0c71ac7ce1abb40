import { defineConfig } from 'vitest/config'
import { patience } from './test/support/patience.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/vitest/global-setup.ts'],
    setupFiles: ['test/support/vitest/no-console-errors.ts'],
    // The limits only end tests that hang, even on a busy machine. No test asserts how long anything takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: patience },
    // Tests wait for PostgreSQL and for pauses more than they compute, so there are more workers than
    // processors.
    maxWorkers: 4,
    // Evaluates each module once per worker instead of once per file.
    isolate: false,
  },
})
