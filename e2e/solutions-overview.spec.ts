import { expect, test, visit } from './support/test.ts'

test('a chip filters the solution catalog, and the address contains the filter', async ({ page }) => {
  await visit(page, '/wts/pre-packaged/catalog')
  const chips = page.getByRole('navigation', { name: 'Filter solutions' })
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards.first()).toHaveText('Jake AI Platform')
  await expect(cards).toHaveText([
    'Jake AI Platform',
    'Wadah Presence',
    'Wadah Architect',
    'Wadah Strategy Pro',
    'Social Media & Ad Package',
    'Wadah Elevate',
  ])
  const icons = page.getByRole('main').locator('[data-icon]')
  expect(await icons.evaluateAll((drawn) => drawn.map((icon) => icon.getAttribute('data-icon')))).toEqual([
    'Bot',
    'Sparkles',
    'Code',
    'Target',
    'TrendingUp',
    'Users',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(chips.getByRole('list')).toHaveCSS('mask-image', /linear-gradient/)
  await chips.getByRole('link', { name: 'Coming Soon' }).click()
  await expect(page).toHaveURL(/\?show=coming-soon$/)
  await expect(cards).toHaveText(['Social Media & Ad Package', 'Wadah Elevate'])
  await expect(page.getByRole('main').getByRole('button', { name: 'Coming Soon' }).first()).toBeDisabled()
  await chips.getByRole('link', { name: 'Available Now' }).click()
  await expect(cards).toHaveCount(4)
  await chips.getByRole('link', { name: 'Strategy' }).click()
  await expect(cards).toHaveText(['Wadah Strategy Pro'])
  await expect(page.getByRole('main')).toContainText('+4 more features')
  await page.reload()
  await expect(cards).toHaveText(['Wadah Strategy Pro'])
  await page.goBack()
  await expect(cards).toHaveCount(4)
})

test('solutions show fixed texts instead of download counts, and consulting cards show the interval of a price and at most two tags with the number of hidden tags', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/wts/pre-packaged')
  await expect(main.locator('#featured').getByText('Premium Quality')).toHaveCount(2)
  await page.goto('/wts/pre-packaged/catalog')
  await expect(
    main.locator('p', { hasText: /^(Premium Quality|Available Now|[\d,]+ downloads?)$/ }),
  ).toHaveCount(6)
  await page.goto('/wts/consulting')
  const offer = (name: string) =>
    page.locator('#offers li').filter({ has: page.getByRole('heading', { name }) })
  await expect(offer('Wadah Stand By')).toContainText('charged monthly')
  for (const tags of await main.getByRole('list', { name: 'Tags' }).all())
    expect(await tags.getByRole('listitem').count()).toBeLessThanOrEqual(3)
  await page.goto('/solutions/openmindconsulting')
  await expect(main).not.toContainText('$0.00')
  await expect(main).toContainText('Available Now')
})

test('a filter without results says so and links to all solutions', async ({ page }) => {
  await visit(page, '/wts/pre-packaged/catalog?show=category-nothing')
  await expect(page.getByRole('heading', { name: 'No solutions found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all solutions' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6)
})

test('the pre-packaged landing page shows live prices, the process and upcoming solutions', async ({
  page,
}) => {
  await page.goto('/wts/pre-packaged')
  const main = page.getByRole('main')
  for (const words of [
    '$1,780.00',
    '$1,497.00',
    '48 hours',
    'Infrastructure coverage',
    'Support and training',
    'Instance upgrade',
    'Wadah Elevate',
    'Social Media & Ad Package',
    'More solutions',
    'Choose this if sales',
    'Choose this if customers',
  ])
    await expect(main).toContainText(words)
  await expect(main).not.toContainText(/stay for six months/)
  const stages = main.getByRole('listitem')
  for (const [stage, duration] of [
    ['Discovery & Planning', '2-3 weeks'],
    ['Prototype Development', '4-6 weeks'],
    ['Testing & Refinement', '2-4 weeks'],
    ['Deployment & Support', 'ongoing'],
  ] as const) {
    await expect(stages.filter({ has: page.getByRole('heading', { name: stage }) })).toContainText(duration)
  }
  const demo = main.getByRole('link', { name: 'Schedule Demo' }).first()
  await expect(demo).toHaveAttribute('href', /\/meeting$/)
  await expect(demo).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('link', { name: 'Browse the catalog' }).first()).toHaveAttribute(
    'href',
    '/wts/pre-packaged/catalog',
  )
})

test('the overview of solutions compares its four offerings on the first screen, and links to them and to the marketplace', async ({
  page,
}) => {
  await page.goto('/wts')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Which one is right for you?' })).toBeInViewport()
  for (const question of ['Choose it when', 'It starts with', 'You pay'])
    await expect(main.getByText(question)).toHaveCount(4)
  await expect(main.getByText('A fixed price, from $1,479.00')).toBeVisible()
  for (const [name, href] of [
    ['Pre-Packaged Solutions', '/wts/pre-packaged'],
    ['Custom Solutions', '/wts/custom'],
    ['Open Mind Consulting', '/wts/consulting'],
    ['Explore the Solutions Marketplace', '/marketplace'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const jake = main.getByRole('link', { name: /Jake/ })
  await expect(jake).toHaveAttribute('href', /\/assistant$/)
  await expect(jake).toHaveAttribute('target', '_blank')
})

test('custom and consulting pages describe their services, say that four things drive the price, and mark an example as invented', async ({
  page,
}) => {
  await page.goto('/wts/custom')
  for (const name of ['Healthcare', 'Industrial IoT', 'Financial', 'E-commerce']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const costs = page.getByRole('region', { name: 'What it costs' })
  for (const words of ['Four things drive the price', 'Invented example', 'Client and figures are made up'])
    await expect(costs).toContainText(words)
  await page.goto('/wts/coaching')
  await expect(page).toHaveURL(/\/wts\/consulting$/)
  const offers = page.locator('#offers').getByRole('heading', { level: 3 })
  await expect(offers).toHaveText(['Open Mind Consulting', 'Open Mind Cybersecurity', 'Wadah Stand By'])
  await expect(page.locator('#offers').getByRole('link', { name: 'Get This Solution' })).toHaveCount(3)
  await expect(page.locator('#free')).toContainText('Valued at $2,500.00')
  await expect(page.locator('#free')).toContainText('Valued at $500.00')
})
