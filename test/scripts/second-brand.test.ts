import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brand as ours } from '#content/brand.ts'
import { signUpAccounts, type Account } from '../../bench/accounts.ts'
import type { Ask } from '../../bench/load.ts'
import { newOrder, orderIdOf } from '../../bench/order-requests.ts'
import { portalEventRequests } from '../../bench/portal-events.ts'
import { accepting, startWebhookServer, type WebhookServer } from '../support/servers/webhook-server.ts'
import { patience } from '../support/patience.ts'
import { testSettings } from '../support/store.ts'
import { brand } from '../support/second-brand/brand.ts'
import { footerColumns } from '../support/second-brand/footer.ts'
import { home } from '../support/second-brand/home.ts'
import { logo } from '../support/second-brand/logo.ts'
import { navigation } from '../support/second-brand/navigation.ts'
import { openSecondShop, type SecondShop } from '../support/second-shop.ts'

const contacts = { CONTACT_EMAIL: 'bench@oak.example', CONTACT_PHONE: '+1 (503) 555-0107' }

let shop: SecondShop
let portal: WebhookServer
let customer: Account
let order: string

beforeAll(async () => {
  portal = await startWebhookServer()
  portal.behave = accepting
  shop = await openSecondShop({
    ...contacts,
    ...portal.settings,
    MAIL_FROM: 'Oak & Ember <bench@oak.example>',
  })
  const [account] = await signUpAccounts(shop.url, 1)
  if (!account) throw new Error('There is no customer')
  customer = account
  order = orderIdOf(await sent(newOrder({ id: 'bench-planner', price: 120 }, { cookie: customer.cookie })))
  const secret = testSettings['PORTAL_EVENT_SECRETS'] ?? ''
  for (const event of portalEventRequests(order, 120, secret)) await sent(event)
})

afterAll(async () => {
  await shop.close()
  await portal.close()
})

test('every page of another brand’s shop shows its name, logo, navigation and contacts, and not our name', async () => {
  const sitemap = await read('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  expect(listed.length).toBeGreaterThan(20)
  const others = ['/auth', '/checkout', '/marketplace/my-purchases', '/marketplace/saved', '/no-such-page']
  for (const path of [...listed.map(({ pathname }) => pathname), ...others]) {
    const html = await read(path)
    expect(html, path).not.toContain(ours.name)
    expect(titleOf(html), path).toContain(brand.name)
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    for (const { d } of logo.shapes) expect(header, path).toContain(d)
    for (const { label } of navigation) expect(header, path).toContain(`>${label}</a>`)
    const footer = html.slice(html.indexOf('<footer'))
    const texts = [brand.name, brand.tagline, ...Object.values(contacts), 'Portland OR']
    for (const text of [...texts, ...footerColumns.map(({ title }) => title)]) {
      expect(footer, path).toContain(text)
    }
  }
})

test('the home page of another brand’s shop has its text, without the sections that it leaves out', async () => {
  const html = await read('/')
  expect(titleOf(html)).toBe('Oak & Ember: tools for small workshops')
  for (const word of home.hero.words) expect(html).toContain(word)
  expect(html).toContain(home.values.vision)
  for (const section of ['sectors', 'jake', 'network']) expect(html).not.toContain(`id="${section}"`)
})

test('the dashboard log-in, the API, its description and the error pages show the name of another brand', async () => {
  const documents = [
    await read('/dashboard/log-in'),
    await read('/api/docs'),
    await read('/api/openapi.json'),
    await read('/contact', {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(100_000)}`,
    }),
  ]
  for (const document of documents) {
    expect(document).toContain(brand.name)
    expect(document).not.toContain(ours.name)
  }
  for (const path of ['/api/products', '/api/solutions', '/robots.txt']) {
    expect(await read(path), path).not.toContain(ours.name)
  }
})

test('scripts, styles and drawn pictures of another brand’s shop have its name and colors', async () => {
  const files = await readdir(shop.clientDirectory, { recursive: true })
  const texts = files.filter((file) => /\.(?:js|css|svg)$/.test(file) && !file.startsWith('api-docs/'))
  expect(texts.length).toBeGreaterThan(50)
  for (const file of texts) {
    expect(await readFile(join(shop.clientDirectory, file), 'utf8'), file).not.toContain(ours.name)
  }
  const [stylesheet] = /\/assets\/app-[^"]+\.css/.exec(await read('/')) ?? []
  const css = await read(stylesheet ?? '')
  expect(css).toContain(`--brand-name:"${brand.name}"`)
  expect(css).toMatch(/--accent:[^;]*oklch\(62% \.17 39\)/)
  const [picture] = /\/art\/[^"]+\.svg/.exec(await read('/marketplace/bench-planner')) ?? []
  expect(await read(picture ?? '')).toContain('#c8502a')
})

test('mails of another brand’s shop have its name', async () => {
  const mails = await vi.waitFor(async () => {
    const found = (await readdir(shop.outboxDirectory)).filter((name) => name.endsWith('.json'))
    // Mails about the address, the order, its signing, its payment with the receipt, and its activation.
    expect(found.length).toBeGreaterThanOrEqual(4)
    return Promise.all(found.map((name) => readFile(join(shop.outboxDirectory, name), 'utf8')))
  }, patience)
  for (const mail of mails) {
    expect(unescaped(mail)).toContain(brand.name)
    expect(mail).not.toContain(ours.name)
  }
})

test('a receipt of another brand’s shop has its name, as a page and as a PDF', async () => {
  const headers = { cookie: customer.cookie }
  const page = await read(`/marketplace/my-purchases/${order}/receipt`, { headers })
  expect(page).toContain(brand.name)
  expect(page).not.toContain(ours.name)
  const response = await fetch(`${shop.url}/marketplace/my-purchases/${order}/receipt.pdf`, { headers })
  expect(response.headers.get('content-disposition')).toContain(brand.filePrefix)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text } = await extractText(document, { mergePages: true })
  expect(text).toContain(brand.name)
  expect(text).toContain(contacts.CONTACT_EMAIL)
  expect(text).not.toContain(ours.name)
})

async function read(path: string, request: RequestInit = {}): Promise<string> {
  const response = await fetch(shop.url + path, request)
  return unescaped(await response.text())
}

async function sent({ path, ...request }: Ask): Promise<string> {
  const response = await fetch(shop.url + path, request)
  const text = await response.text()
  expect(response.ok, `${path}: ${text}`).toBe(true)
  return text
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&')
}
