import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoOwner } from '#lib/demo.ts'
import { ready } from './test.ts'

interface DashboardAccount {
  email: string
  password: string
  authenticatorSecret: string
}

const stepMilliseconds = 30_000

/** Logs in to the dashboard with both factors. One session serves all journeys of a run. */
export async function openDashboard(page: Page, account: DashboardAccount = demoOwner): Promise<void> {
  const name = account.email.replaceAll(/\W/g, '-')
  const file = join('.data', `e2e-${process.env['E2E_PORT'] || 4300}`, `dashboard-${name}.json`)
  if (existsSync(file)) {
    const { cookies } = JSON.parse(await readFile(file, 'utf8'))
    await page.context().addCookies(cookies)
    await page.goto('/dashboard')
    return
  }
  await page.goto('/dashboard/log-in')
  await ready(page)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel(/^Password/).fill(account.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  // A code works once: another journey may have used that of these thirty seconds.
  await expect(async () => {
    await page.getByLabel('Code').fill(codeOf(account.authenticatorSecret, Date.now()))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 2 * stepMilliseconds, intervals: [5_000] })
  await page.context().storageState({ path: file })
}

/** The six digits that an authenticator app shows (RFC 6238). */
function codeOf(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMilliseconds)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
