import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { expect } from './test.ts'

declare global {
  var axe: typeof axeCore | undefined
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wcag = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
/** The only rules of these that look at colors. */
const ofColors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** No WCAG 2.2 A or AA violation that a machine can find, in the current theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, wcag)
}

/**
 * The same in either theme. The page follows the theme of the system, and the themes differ in their colors alone,
 * which are looked at without the transition between them.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, wcag)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, ofColors)
}

async function expectNoViolations(page: Page, runOnly: typeof wcag | typeof ofColors): Promise<void> {
  expect(page.frames(), 'frames, which would be left out').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const found = await page.evaluate(async ({ type, values }) => {
    if (!globalThis.axe) throw new Error('axe is not there')
    const { violations } = await globalThis.axe.run({
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
