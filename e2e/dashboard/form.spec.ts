import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { newPicture } from './new-picture.ts'

async function savedPictures(page: Page): Promise<string[]> {
  return (await page.locator('input[name="images"]').inputValue()).split('\n')
}

test('an editor sorts and describes uploaded pictures, and adds and removes tags and list entries', async ({
  page,
}) => {
  await enterDashboard(page)
  await visit(page, '/dashboard/products/site-pulse')
  const pictures = page.getByRole('group', { name: 'Pictures' })
  const cards = pictures.locator('.picture-cards > li')
  const before = await cards.count()
  for (const name of ['one.png', 'two.png']) {
    await pictures.getByLabel(/^Choose pictures/).setInputFiles(await newPicture(name))
    await expect(cards).toHaveCount(before + (name === 'one.png' ? 1 : 2))
  }
  const [first = '', ...others] = await savedPictures(page)
  await page.getByRole('button', { name: 'Later picture 1', exact: true }).click()
  expect(await savedPictures(page)).toEqual([others[0], first, ...others.slice(1)])
  await cards.nth(before + 1).dragTo(cards.first())
  expect((await savedPictures(page))[0]).toBe(others.at(-1))
  await page.getByLabel('Description of picture 1', { exact: true }).fill('Two signals above a shelf')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('listitem').first()).toContainText('Changed')
  await addTagAndEntry(page)
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Saved. The shop shows it within a second.')).toBeVisible()
  await expect(page.locator('input[name="tags"]')).toHaveValue(/Looms$/)
  await expect(page.locator('input[name="tags"]')).not.toHaveValue(/Night shift/)
  await expect(page.locator('input[name="features"]')).toHaveValue(/A summary for each loom$/)
  await expect(page.getByLabel('Description of picture 1', { exact: true })).toHaveValue(
    'Two signals above a shelf',
  )
  await expect(async () => {
    await page.goto('/marketplace/site-pulse')
    expect(await page.getByAltText('Two signals above a shelf').isVisible()).toBe(true)
  }).toPass()
})

async function addTagAndEntry(page: Page): Promise<void> {
  const tags = page.getByLabel('Tags')
  await tags.fill('Night shift, Looms')
  await tags.press('Enter')
  await page.getByRole('button', { name: 'Remove Night shift' }).click()
  const entries = page.getByRole('group', { name: 'What you get' })
  await entries.getByRole('textbox').last().press('Enter')
  await entries.getByRole('textbox').last().fill('A summary for each loom')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript, lists and pictures are text boxes with one entry per line', async ({ page }) => {
    await enterDashboard(page)
    await page.goto('/dashboard/products/quote-desk')
    const tags = page.getByLabel('Tags')
    await tags.fill('Books\nLedgers')
    await expect(page.getByLabel('Pictures', { exact: true })).toHaveValue(/^\//)
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(page.getByText(/^Saved\./)).toBeVisible()
    await expect(page.getByLabel('Tags')).toHaveValue('Books\nLedgers')
  })
})
