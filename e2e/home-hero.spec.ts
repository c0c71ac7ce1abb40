import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { expect, test, visit } from './support/test.ts'

test.use({ reducedMotion: 'no-preference', apart: true })

const words = ['Innovation', 'Unity', 'Empowerment', 'Growth', 'Oneness']

test('the hero word changes every two seconds, repeats, and does not shift the layout', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const heading = page.getByRole('heading', { level: 1 })
  const size = await heading.boundingBox()
  // Pressing Play restarts the two seconds, so the test can count from here.
  await page.getByRole('button', { name: 'Pause the turning words' }).click()
  await page.getByRole('button', { name: 'Play the turning words' }).click()
  await expect(page.getByRole('button', { name: 'Pause the turning words' })).toBeVisible()
  let current = words.indexOf(await shownWord(page))
  for (let turn = 0; turn < words.length + 1; turn++) {
    await page.clock.runFor(1900)
    await expect(turningWord(page)).toHaveText([words[current] ?? ''])
    await page.clock.runFor(100)
    current = (current + 1) % words.length
    await expect(turningWord(page)).toHaveText([words[current] ?? ''])
    expect(await heading.boundingBox()).toEqual(size)
  }
})

test('the rotating words can be paused and resumed by keyboard', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.getByRole('button', { name: 'Pause the turning words' }).press('Enter')
  const play = page.getByRole('button', { name: 'Play the turning words' })
  await expect(play).toBeFocused()
  const paused = await shownWord(page)
  await page.clock.runFor(10_000)
  await expect(turningWord(page)).toHaveText([paused])
  await play.press('Enter')
  await page.clock.runFor(2000)
  await expect(turningWord(page)).not.toHaveText([paused])
})

test('with reduced motion the hero word is static, there is no pause button, and a screen reader gets the hero as one sentence', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await page.clock.runFor(10_000)
  await expect(turningWord(page)).toHaveText(['Innovation'])
  await expect(page.getByRole('button', { name: /the turning words/ })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Technology, people and capital, held together by innovation, unity, empowerment, growth and oneness',
  )
})

test('the words around the rings stay beside the heading', async ({ page }) => {
  await page.goto('/')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const word = await page.locator('main svg text', { hasText: 'Growth' }).boundingBox()
    expect(word?.x).toBeGreaterThanOrEqual((heading?.x ?? Infinity) + (heading?.width ?? 0))
  }
})

test("'Choose Your Path' opens, navigates and closes by keyboard alone", async ({ page }) => {
  await visit(page, '/')
  const join = page.getByRole('button', { name: 'Join the Ecosystem' })
  await join.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose Your Path' })
  await expect(dialog).toBeVisible()
  const network = dialog.getByRole('link', { name: /Wadah Network/ })
  await expect(network).toHaveAttribute('href', `${process.env['SANDBOX_URL']}/network`)
  await expect(network).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(join).toBeFocused()
  await join.press('Enter')
  await dialog.getByRole('link', { name: 'Solutions Marketplace' }).press('Enter')
  await expect(page).toHaveURL('/marketplace')
})

/** The visible word of the heading. Exactly one must be visible. */
function turningWord(page: Page) {
  return page
    .getByRole('heading', { level: 1 })
    .getByText(new RegExp(`^(${words.join('|')})$`))
    .filter({ visible: true })
}

async function shownWord(page: Page): Promise<string> {
  await expect(turningWord(page)).toHaveCount(1)
  return turningWord(page).innerText()
}
