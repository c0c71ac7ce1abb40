import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'

/** Asserts that axe finds no violation of WCAG 2.2 A or AA in the current theme. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  await expectNoViolations(page, wcagRules, scope)
}

interface Scope {
  /** Whether to check the header and footer of the page too, which are the same on all pages. */
  withFrame?: boolean
  /** The only part of the page to check, because the rest is checked elsewhere. */
  part?: Locator
}

/**
 * Asserts accessibility in both themes. They differ only in colors, so in the second one only the color rules are
 * checked, with transitions disabled.
 */
export async function expectAccessibleInBothThemes(page: Page, scope: Scope = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, wcagRules, scope)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, colorRules, scope)
}

async function expectNoViolations(page: Page, rules: Rules, scope: Scope): Promise<void> {
  expect(page.frames(), 'frames, which would be left out').toHaveLength(1)
  expect(await violationsOf(page, rules, scope), `accessibility of ${page.url()}`).toEqual([])
}

declare global {
  var axe: typeof axeCore | undefined
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcagRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const
/** The only WCAG rules that depend on colors. */
const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type Rules = typeof wcagRules | typeof colorRules

/** The violations that axe finds in the current state of the page. */
async function violationsOf(
  page: Page,
  runOnly: Rules,
  { withFrame = false, part }: Scope,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ([{ type, values }, isFrameChecked, only]) => {
      if (!globalThis.axe) throw new Error('axe was not loaded')
      // While a modal dialog is open, the page below is inert. It is checked elsewhere.
      const shown = document.querySelector('dialog:modal')
        ? [...document.querySelectorAll('dialog:modal, :popover-open')]
        : [document.documentElement]
      const frame = document.querySelectorAll(':is(header, footer):not(main *, dialog *)')
      const exclude = isFrameChecked ? [] : [...frame]
      const { violations } = await globalThis.axe.run(
        { include: only ? [only] : shown, exclude },
        { runOnly: { type, values: [...values] }, resultTypes: ['violations'], iframes: false },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [runOnly, withFrame, part && (await part.elementHandle())] as const,
  )
}
