import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the button or link with this name has the focus, once the page shows it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
  await expect(control.filter({ visible: true }).first()).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.matches('a, button')) return ''
      return element.getAttribute('aria-label') ?? element.textContent
    })
    if (focused.includes(name)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
