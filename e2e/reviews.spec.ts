import type { Page } from '@playwright/test'
import { demoSeller } from '#content/demo/accounts.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { actAtPortal, placeOrder } from './support/checkout.ts'
import { enterDashboard, mailedPath, openDashboard } from './support/dashboard.ts'
import { hold } from './support/hold.ts'
import { confirmEmail, expect, ready, signUp, test, visit } from './support/test.ts'

const product = '/marketplace/custom-model-build'
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })

test('a buyer writes a review, the seller answers it, staff hide it after a report, and the rating follows', async ({
  browser,
  page: buyer,
  consoleErrors,
}) => {
  const title = `Beat our own experts ${Date.now()}`
  const before = await reviewCount(buyer)
  await buyer.emulateMedia({ reducedMotion: 'reduce' })
  const customer = await signUp(buyer)
  await confirmEmail(buyer, await mailedPath(buyer, customer.email, 'Confirm your email'))
  const { id, documents } = await placeOrder(buyer, 'custom-model-build', customer)
  await actAtPortal(buyer, documents, 'sign', 'pay', 'activate')
  await buyer.goto(`/marketplace/my-purchases/${id}`)
  await buyer.getByRole('link', { name: 'Write a review of Custom Model Build' }).click()
  await expect(buyer.getByRole('heading', { name: 'Review Custom Model Build' })).toBeVisible()
  await ready(buyer)
  await buyer.getByLabel('Title').fill(title)
  await buyer.getByLabel('Your review').fill('Too short')
  await buyer.getByRole('button', { name: 'Publish review' }).click()
  await expect(buyer.getByText('Choose 1 to 5 stars.')).toBeVisible()
  await expect(buyer.getByLabel('Title')).toHaveValue(title)
  expect(consoleErrors).toEqual([expect.stringContaining('422')])
  consoleErrors.length = 0
  await expectAccessibleInBothThemes(buyer)
  await buyer.getByLabel('4 stars').check()
  await expect(buyer.getByText('Choose 1 to 5 stars.')).toBeHidden()
  await buyer.getByLabel('Your review').fill('The test set was harder than ours, and the model passed it.')
  await buyer.getByLabel('What did you use it for?').fill('claims of an insurer')
  await buyer.reload()
  await ready(buyer)
  await buyer.context().setOffline(true)
  await buyer.getByRole('button', { name: 'Publish review' }).click()
  await expect(buyer.getByText('Your text is still here.')).toBeVisible()
  await buyer.context().setOffline(false)
  await expect(buyer.getByLabel('4 stars')).toBeChecked()
  await expect(buyer.getByLabel('What did you use it for?')).toHaveValue('claims of an insurer')
  consoleErrors.length = 0
  await buyer.getByRole('button', { name: 'Publish review' }).click()
  await expect(buyer.getByText('Thank you. Your review is published.')).toBeVisible()
  await expect(buyer.locator(':focus')).toContainText('Your review is published.')
  await expect(buyer.getByRole('form', { name: 'Review' })).toHaveCount(0)
  await expect(buyer.getByRole('link', { name: 'Edit your review' })).toBeVisible()
  await expect(buyer.getByRole('link', { name: `Order ${id.slice(0, 8)}` })).toBeVisible()
  await buyer.getByRole('link', { name: 'See your review' }).click()
  await expect(buyer.getByRole('heading', { name: title })).toBeInViewport()
  const own = buyer.getByRole('article', { name: title })
  await expect(own.getByText('Your review')).toBeVisible()
  await expect(own.getByRole('link', { name: /^Report/ })).toHaveCount(0)

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await expect.poll(() => reviewCount(visitor)).toBe(before + 1)
  await visitor.goto(product)
  await visitor.getByRole('link', { name: /^\d+ reviews?$/ }).click()
  await expect(reviewsOf(visitor)).toContainText(title)
  await reviewsOf(visitor).getByRole('link', { name: /^See / }).click()
  await expect(visitor.getByRole('article', { name: title })).toContainText('claims of an insurer')

  const seller = await (await browser.newContext()).newPage()
  await enterDashboard(seller, demoSeller)
  await seller.goto('/dashboard/reviews')
  await seller.getByRole('link', { name: title }).click()
  await expectAccessible(seller)
  await seller.getByLabel('Answer in public').fill('Your experts wrote the hardest questions.')
  await seller.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(seller.getByText('The answer is published.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('article', { name: title })).toContainText('Lanternfield Labs answers')

  const reader = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signUp(reader)
  await reader.goto(`${product}/reviews`)
  await reader.getByRole('link', { name: `Report the review “${title}”` }).click()
  await reader.getByLabel('Reason').selectOption({ label: 'Not true' })
  await reader.getByLabel('What’s wrong?').fill('No such test was made.')
  await expectAccessibleInBothThemes(reader)
  await reader.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await openDashboard(staff)
  await staff.getByRole('link', { name: /reported reviews?/ }).click()
  await staff.getByRole('link', { name: title }).click()
  await expect(staff.getByText('No such test was made.').first()).toBeVisible()
  await staff.getByText('Hide the review…').click()
  await staff.getByLabel('Reason').last().fill('The buyer agrees.')
  await staff.getByRole('button', { name: 'Hide the review' }).click()
  await expect(staff.getByText('The review is hidden.')).toBeVisible()
  await expectAccessible(staff)
  await expect.poll(() => reviewCount(visitor)).toBe(before)
  await visitor.goto(product)
  await expect(reviewsOf(visitor)).not.toContainText(title)
  await visitor.goto(`${product}/reviews`)
  await expect(visitor.getByRole('article', { name: title })).toBeHidden()
})

async function reviewCount(page: Page): Promise<number> {
  const answer = await page.request.get('/api/products/custom-model-build')
  const { review_count: count } = await answer.json()
  return count
}

test('the page of an order tells a buyer with an unverified email to confirm it before writing a review', async ({
  page,
}) => {
  const customer = await signUp(page)
  const { id, documents } = await placeOrder(page, 'custom-model-build', customer)
  await actAtPortal(page, documents, 'sign', 'pay', 'activate')
  await page.goto(`/marketplace/my-purchases/${id}`)
  const reviews = page.getByRole('region', { name: 'Your reviews' })
  await expect(reviews).toContainText('Open the link we sent you to write a review.')
  await expect(reviews.getByRole('link', { name: /^Write a review/ })).toHaveCount(0)
  await reviews.getByRole('button', { name: 'Send the link again' }).click()
  await expect(reviews.getByText('We sent you a new link. Check your inbox.')).toBeVisible()
})

test('a visitor marks a review as helpful after log-in, everybody sees the number, and a second press removes the vote', async ({
  browser,
  page,
  consoleErrors,
}) => {
  const path = '/marketplace/forecast-workbench/reviews'
  await visit(page, path)
  const review = page.getByRole('article').first()
  const title = (await review.getByRole('heading').textContent()) ?? ''
  const button = review.getByRole('button', { name: /^Helpful/ })
  await button.click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?next=.*%2Freviews%23review-/)

  await signUp(page)
  await visit(page, path)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/api/reviews/*/helpful', (route) => route.abort())
  await button.press('Enter')
  await expect(page.getByText('Your vote wasn’t saved')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  consoleErrors.length = 0
  await page.unroute('**/api/reviews/*/helpful')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveAccessibleName(`Helpful (1) review “${title}”`)
  await expectAccessibleInBothThemes(page)

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const shown = async () => {
    await visitor.goto(path)
    return visitor.getByRole('article', { name: title }).innerText()
  }
  await expect.poll(shown).toContain('Helpful (1)')
  await visitor.getByRole('link', { name: 'Most helpful' }).click()
  await expect(visitor.getByRole('article').first()).toContainText(title)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAccessibleName(`Helpful review “${title}”`)
  await expect.poll(shown).not.toContain('Helpful')
})

test('a vote that fails after it was cast before the session was known says so', async ({
  page,
  consoleErrors,
}) => {
  const vote = Promise.withResolvers<void>()
  const { name } = await signUp(page)
  const showSession = await hold(page, '**/api/account/session')
  await page.route('**/api/reviews/*/helpful', async (route) => {
    await vote.promise
    await route.abort()
  })
  await page.goto('/marketplace/forecast-workbench/reviews')
  const button = page.getByRole('button', { name: /^Helpful/ }).first()
  await Promise.all([page.waitForRequest('**/api/reviews/*/helpful'), button.click()])
  showSession()
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
  vote.resolve()
  await expect(page.getByText('Your vote wasn’t saved')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  consoleErrors.length = 0
})
