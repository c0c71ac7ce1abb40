import type { Page } from '@playwright/test'
import { ready } from './test.ts'

/** Fills in and submits the log-in form of the open page `/auth`. */
export async function fillLogIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await ready(page)
  await page.getByRole('tab', { name: 'Log in' }).click()
  const form = page.getByRole('tabpanel', { name: 'Log in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(/^Password/).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}
