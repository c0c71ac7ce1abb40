import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/no-console-errors.ts'],
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Tests wait for PostgreSQL and for pauses more than they compute.
    maxWorkers: 4,
    // Evaluates each module once per worker instead of once per file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
