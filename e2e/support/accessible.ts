import type { Page } from '@playwright/test'
import { colorRules, violationsOf, wcagRules } from './axe.ts'
import { expect } from './test.ts'

/** Asserts that axe finds no WCAG 2.2 A or AA violation in the current theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, wcagRules)
}

/**
 * Asserts this in both themes. The page follows the system theme. The themes differ only in colors, so the
 * second one is checked for color rules only, with transitions disabled.
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
