import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare global {
  var axe: typeof axeCore | undefined
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const wcagRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const
/** The only rules of these that depend on colors. */
export const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** The violations that axe finds in the current state of the page. */
export async function violationsOf(
  page: Page,
  runOnly: typeof wcagRules | typeof colorRules,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async ({ type, values }) => {
    if (!globalThis.axe) throw new Error('axe was not loaded')
    // With a modal dialog open, everything below it is inert and is checked elsewhere.
    const shown = document.querySelector('dialog:modal')
      ? [...document.querySelectorAll('dialog:modal, :popover-open')]
      : [document.documentElement]
    const { violations } = await globalThis.axe.run(shown, {
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
}
