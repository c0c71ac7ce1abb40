import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/support/find-chromium.ts'

const port = Number(process.env['E2E_PORT'] || 4300)
process.env['STORE_URL'] = `http://localhost:${port}`
process.env['SANDBOX_URL'] = `http://localhost:${port + 1}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Tests often wait for pauses and other processes, so there are more workers than processors.
  workers: 3,
  // The limits only end tests that hang, even on a busy machine. No test asserts how long anything takes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env['CI'] ? [['dot']] : [['list']],
  use: {
    baseURL: process.env['STORE_URL'],
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      // Pages live for seconds, so optimizing their scripts takes more processor time than it saves.
      args: ['--disable-background-networking', '--js-flags=--no-opt --no-maglev'],
    },
    // Recording traces of all tests would take a third of their time. `npm run e2e -- --trace on` records
    // them.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${process.env['STORE_URL']}/healthz`,
    env: { PORT: String(port), SANDBOX_PORT: String(port + 1) },
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 240_000,
    stdout: 'ignore',
  },
})
