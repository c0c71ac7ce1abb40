import type { Locator } from '@playwright/test'
import { boxOf } from './support/cart.ts'
import { expect, signUp, test, visit } from './support/test.ts'

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, apart: true })

  test('in forced colors the rotating hero word does not cover the line above it', async ({ page }) => {
    await visit(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    const word = heading.getByText('Innovation', { exact: true })
    const [outer, inner] = [await boxOf(heading), await boxOf(word)]
    const clip = { ...outer, height: inner.y - outer.y }
    const withWord = await page.screenshot({ clip })
    await word.evaluate((element) => element.classList.add('invisible'))
    expect(withWord.equals(await page.screenshot({ clip }))).toBe(true)
  })

  test('in forced colors selected options look selected', async ({ page }) => {
    await visit(page, '/wts/pre-packaged/catalog')
    const chips = page.getByRole('navigation', { name: 'Filter solutions' }).getByRole('link')
    await expectDifferent(chips.nth(0), chips.nth(1), 'background-color')
    const themes = page.getByRole('group', { name: 'Color theme' }).locator('label')
    await expectDifferent(themes.nth(0), themes.nth(1), 'background-color')

    await signUp(page)
    await visit(page, '/settings')
    const tabs = page.getByRole('tab')
    await expectDifferent(tabs.nth(0), tabs.nth(1), 'border-bottom-color')
    await tabs.nth(1).click()
    const switches = page.getByRole('switch')
    await switches.nth(1).uncheck()
    await expectDifferent(switches.nth(0), switches.nth(1), 'background-color')
  })
})

test.describe('with more contrast', () => {
  // On the shared page, emulated settings would persist into later journeys.
  test.use({ apart: true })

  test('visitors who prefer more contrast get darker muted text', async ({ page }) => {
    await visit(page, '/contact')
    const quiet = page.getByText('Response within 24 hours')
    const usual = await valueOf(quiet, 'color')
    await page.emulateMedia({ contrast: 'more' })
    expect(await valueOf(quiet, 'color')).not.toBe(usual)
  })
})

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ bypassCSP: true, apart: true, viewport: { width: 320, height: 640 } })
  const content = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`

  test('with the text spacing of WCAG 1.4.12, pages fit a screen that is 320 pixels wide', async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/wadah-fund',
      '/contact',
      '/marketplace/workflow-automation-suite',
      '/solutions/jakeplatform',
    ]) {
      await visit(page, path)
      await page.addStyleTag({ content })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })
})

test('with the text spacing of WCAG 1.4.12, numbers keep proportional digits', async ({ page }) => {
  await visit(page, '/wadah-network')
  const widths = await page.getByText(/^1,200\+members/).evaluate((figure) =>
    [0, 2].map((at) => {
      const digit = document.createRange()
      digit.setStart(figure.firstChild ?? figure, at)
      digit.setEnd(figure.firstChild ?? figure, at + 1)
      return digit.getBoundingClientRect().width
    }),
  )
  // The digit 1 is narrower than the digit 2, unless the digits are tabular.
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) - 2)
})

async function expectDifferent(one: Locator, other: Locator, property: string): Promise<void> {
  await expect
    .poll(async () => (await valueOf(one, property)) !== (await valueOf(other, property)))
    .toBe(true)
}

function valueOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}
