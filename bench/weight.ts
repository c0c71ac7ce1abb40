import { errors, type Browser, type Page, type Request } from '@playwright/test'
import pLimit from 'p-limit'
import { openBrowser } from './browser.ts'
import { rawAnswer, type RawAnswer } from './raw-answer.ts'
import { allScreens, type Screen } from './screens.ts'
import type { Shop } from './shop.ts'

/** The maximum size of a first load, in kB (1,000 bytes). */
export const weightBudget = { script: 150, font: 60 }
type Weight = Record<keyof typeof weightBudget, number>

/**
 * Measures the bytes of each screen's first load: the files that the HTML references and those that Chromium
 * fetches with an empty cache. Unless `isFull`, Chromium opens only the screens of an account, which load the most:
 * first-time visitors load what the HTML references.
 */
export async function weighScreens(shop: Pick<Shop, 'url' | 'settings'>, { isFull }: { isFull: boolean }) {
  const browser = await openBrowser()
  const { url } = shop
  const weigh = scales(url)
  try {
    const all = await allScreens(shop)
    const screens = isFull ? all : all.filter(({ visitor }) => !visitor?.storage)
    return await pLimit(lanes).map(screens, async (screen) => {
      const { path, visitor } = screen
      const isOpened = isFull || visitor !== undefined
      const addresses = await (isOpened ? addressesOf(browser, url, screen) : namedAddresses(url, path))
      const weight = await weigh(addresses, screen)
      return { name: visitor ? `${path} (${visitor.name})` : path, weight }
    })
  } finally {
    await browser.close()
  }
}

/** The number of screens to open at the same time. Each of them mostly waits. */
const lanes = 4

/** Stores a visitor's data. Runs in the page. */
function keep(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
}

/** Whether the page sends another request within the waiting time. */
async function asksAgain(page: Page): Promise<boolean> {
  try {
    await page.waitForRequest(() => true, { timeout: settlingMilliseconds })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** The addresses that a first load fetches: requested by the browser, or referenced by the HTML. */
async function addressesOf(
  browser: Browser,
  store: string,
  { path, visitor, status }: Screen,
): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (visitor?.cookie) await context.addCookies(cookiesFor(store, visitor.cookie))
    await context.addInitScript(keep, visitor?.storage ?? {})
    const page = await context.newPage()
    const addresses = new Set<string>([path])
    const pending = new Set<Request>()
    const ended = (request: Request) => void pending.delete(request)
    page.on('requestfinished', ended).on('requestfailed', ended)
    page.on('request', (request) => {
      const address = new URL(request.url())
      if (request.resourceType() === 'eventsource') return
      pending.add(request)
      if (request.method() !== 'GET') return
      if (address.protocol.startsWith('http') && address.origin !== new URL(store).origin) {
        throw new Error(`${path} requests ${request.url()} from another origin.`)
      }
      if (address.protocol.startsWith('http')) addresses.add(address.pathname + address.search)
    })
    const answer = await page.goto(new URL(path, store).href, { waitUntil: 'load' })
    expectStatus(path, answer?.status(), status)
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    let isSettled = false
    while (!isSettled) isSettled = !(await asksAgain(page)) && pending.size === 0
    return new Set([...addresses, ...(await namedAddresses(store, path))])
  } finally {
    await context.close()
  }
}

/** The time to wait for another request after the page is ready, and after each request. */
const settlingMilliseconds = 400

/** The page itself, and the files that its HTML references. */
async function namedAddresses(store: string, path: string): Promise<Set<string>> {
  const { body } = await rawAnswer(store, { path })
  const tags = body.toString().match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /rel="(?:module)?preload"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
  return new Set([path, ...named])
}

/** Returns a function that measures the size of an address. Each address is measured only once. */
function scales(store: string) {
  const known = new Map<string, RawAnswer>()
  return async function weigh(addresses: ReadonlySet<string>, screen: Screen): Promise<Weight> {
    const weight: Weight = { script: 0, font: 0 }
    for (const path of addresses) {
      const { cookie } = screen.visitor ?? {}
      const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) }
      const answer = known.get(path) ?? (await rawAnswer(store, { path, headers }))
      known.set(path, answer)
      expectStatus(path, answer.status, path === screen.path ? screen.status : 200)
      const kind = kindOf(answer.headers['content-type'] ?? '')
      if (kind) weight[kind] += answer.body.length
    }
    return weight
  }
}

/** Without this check, an error page would count as a lightweight screen. */
function expectStatus(path: string, status: number | undefined, expected = 200): void {
  if (status !== expected) throw new Error(`${path} got ${status}, not ${expected}.`)
}

function kindOf(contentType: string): keyof Weight | null {
  if (contentType.startsWith('text/javascript')) return 'script'
  return contentType.startsWith('font/') ? 'font' : null
}

function cookiesFor(store: string, header: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)), url: store }
  })
}
