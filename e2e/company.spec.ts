import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { sentMails } from './support/outbox.ts'
import { expect, newCustomer, test, visit } from './support/test.ts'

const stated: Record<string, { heading: string; strings: string[] }> = {
  '/': {
    heading: 'Technology, people and capital, held together by',
    strings: [
      'AI-Driven Innovation Company',
      'Schedule a Meeting',
      'Join the Ecosystem',
      'Three interconnected sectors',
      'Lead generation',
      'Lead enrichment',
      'Call center',
      'Campaigns',
      '2,500+',
      '72%',
      'Nov 2025',
      'November 2025 to January 2026',
      'Browse Shop',
      'Request Quote',
      'Apply Now',
      'Learn More',
      'Core values and vision',
    ],
  },
  '/about': {
    heading: 'Technology, people and capital under one roof',
    strings: [
      'Our story',
      'Innovation',
      'Unity',
      'Empowerment',
      'Growth',
      'Founder and CEO',
      'Consultant and assistant co-founder',
      'Example profiles',
      'Start Your Journey Today',
    ],
  },
  '/wadah-network': {
    heading: 'Find the people who help you grow',
    strings: [
      'Creative Collective',
      'HealthTech Innovators',
      'Local Innovation Pods',
      'AI Pioneers',
      '1,200+',
      '800+',
      '2,500+',
      '600+',
      'growth silos',
      '30+',
      'projects completed',
      'Join This Silo',
    ],
  },
  '/wadah-fund': {
    heading: 'Capital',
    strings: [
      'Startup funding',
      '$10K-$500K',
      'Micro-grants',
      '$1K-$25K',
      'Community investment',
      '$100-$10K',
      'AI financial advisory',
      'Free to Premium',
      'The flywheel',
    ],
  },
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('the pages of the company show what docs/product/company.md specifies without JavaScript, have no inline style, and fit 320 pixels', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    for (const [path, { heading, strings }] of Object.entries(stated)) {
      await page.setViewportSize({ width: 1280, height: 720 })
      const response = await page.goto(path)
      expect(await response?.text(), path).not.toContain('style=')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      for (const string of strings) {
        await expect(main.getByText(string).filter({ visible: true }).first(), string).toBeVisible()
      }
      await page.setViewportSize({ width: 320, height: 700 })
      const wide = await main.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(wide, path).toBe(0)
    }
  })
})

test('the buttons and the three rings of the hero link to their pages', async ({ page }) => {
  await visit(page, '/')
  const meeting = page.getByRole('link', { name: 'Schedule a Meeting' })
  await expect(meeting).toHaveAttribute('href', `${process.env['SANDBOX_URL']}/meeting`)
  await expect(meeting).toHaveAttribute('target', '_blank')
  const badge = page.getByRole('link', { name: 'AI-Driven Innovation Company' })
  await expect(badge).toHaveAttribute('href', '/about')
  const rings = page.getByRole('figure', { name: 'The three sectors of Wadah' })
  for (const [name, path] of [
    ['Tech Solutions', '/wts'],
    ['Network', '/wadah-network'],
    ['Fund', '/wadah-fund'],
  ] as const) {
    await expect(rings.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await rings.getByRole('link', { name: 'Fund' }).press('Enter')
  await expect(page).toHaveURL('/wadah-fund')
})

test('the fund has one button per funding path, home and careers link to the values, and the network links to two other silos', async ({
  page,
}) => {
  await page.goto('/wadah-fund')
  const main = page.getByRole('main')
  await expect(main.getByRole('button')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'Choose your path' })).toHaveAttribute('href', '#apply')
  for (const [path, name] of [
    ['/', 'What they mean in practice'],
    ['/careers', 'Our four values'],
  ] as const) {
    await page.goto(path)
    await expect(main).not.toContainText('We build things that work every day')
    const full = main.getByRole('link', { name })
    await expect(full).toHaveAttribute('href', '/about#values')
  }
  await page.goto('/wadah-network')
  await expect(main.getByRole('link', { name: 'See the other two silos' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('links to the application to the network open its form', async ({ page }) => {
  await page.goto('/network/apply')
  const dialog = page.getByRole('dialog', { name: 'Join: Wadah Network' })
  await expect(dialog.getByLabel('Name')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply', exact: true }).first().click()
  await expect(dialog).toBeVisible()
})

test('an application to a silo reaches the company', async ({ page }) => {
  await visit(page, '/wadah-network')
  await page.getByRole('button', { name: 'Join This Silo (AI Pioneers)' }).click()
  const email = await apply(page, /AI Pioneers/)
  await expectNotice(page, ['AI Pioneers', email, '/wadah-network'])
})

test('an application to the fund reaches the company', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/wadah-fund')
  await page.getByRole('button', { name: 'Apply for a micro-grant' }).click()
  const email = await apply(page, /Micro-grants/)
  await expectNotice(page, ['Micro-grants', email, '/wadah-fund'])
})

test('Wadah Edge offers early access with its price, and an email at the full launch', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('link', { name: 'Get early access' })).toHaveText(/\$97\.00 monthly$/)
  const form = page.getByRole('form', { name: 'Join the beta waitlist' })
  const join = form.getByRole('button', { name: 'Join the beta waitlist' })
  await form.getByLabel('Email').fill('ada@')
  await join.click()
  await expect(form.getByText('Enter an email address like name@company.com.')).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: form })
  await form.getByLabel('Email').fill(newCustomer().email)
  await join.click()
  await expect(page.getByText('You’re on the list')).toBeVisible()
})

test('addresses of sections lead to the sections of their pages', async ({ page }) => {
  for (const [from, to] of [
    ['/about#story', '/about#story'],
    ['/network/silos', '/wadah-network#silos'],
    ['/network/apply', '/wadah-network#apply'],
    ['/fund/startups', '/wadah-fund#startups'],
    ['/fund/investors', '/wadah-fund#investors'],
    ['/fund/portfolio', '/wadah-fund#portfolio'],
    ['/fund/apply', '/wadah-fund#apply'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  }
})

async function apply(page: Page, title: RegExp): Promise<string> {
  const { name, email } = newCustomer()
  const dialog = page.getByRole('dialog', { name: title })
  const send = dialog.getByRole('button', { name: 'Send application' })
  await send.click()
  await expect(dialog.locator('[aria-invalid]').first()).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox').last().fill('A workshop that repairs what others throw away.')
  await send.click()
  await expect(dialog.getByText('Your application has reached us')).toBeVisible()
  return email
}

/** Asserts that the company got a mail with these parts. The sandbox shows its mails. */
async function expectNotice(page: Page, parts: string[]): Promise<void> {
  await expect
    .poll(async () => (await sentMails(page)).some(({ text }) => parts.every((part) => text.includes(part))))
    .toBe(true)
}
