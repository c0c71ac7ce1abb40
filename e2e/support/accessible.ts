import type { Page } from '@playwright/test'
import { colorRules, violationsOf, wcagRules } from './axe.ts'
import { expect } from './test.ts'

/** No WCAG 2.2 A or AA violation that a machine can find, in the current theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, wcagRules)
}

/**
 * The same in either theme. The page follows the theme of the system, and the themes differ in their colors alone,
 * which are looked at without the transition between them.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, wcagRules)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, colorRules)
}

async function expectNoViolations(page: Page, runOnly: typeof wcagRules | typeof colorRules): Promise<void> {
  expect(page.frames(), 'frames, which would be left out').toHaveLength(1)
  expect(await violationsOf(page, runOnly), `accessibility of ${page.url()}`).toEqual([])
}
