import { namesOfReports } from '#dashboard/reports/report-tables.ts'
import { openDatabase } from '#db/database.server.ts'
import { newViewer } from '../test/support/dashboard.ts'
import { fillDashboard, largeShop } from './dashboard-rows.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'

const longestMilliseconds = 1_000
const secondsOfEach = 1.5
const warmUps = 2
const maxRequests = 100

const lists: Readonly<Record<string, string>> = {
  search: 'q=product q=person q=seller q=nobody',
  products:
    'sort=-updated sort=-name sort=newest sort=price sort=-price text=product state=hidden seller=seller-7',
  solutions: '',
  categories: '',
  sellers: 'sort=updated',
  proposals: 'state=submitted state=approved seller=seller-7',
  files: 'search=paper kind=picture',
  orders: 'status=active status=prepared stuck=1 from=2026-01-01&to=2026-03-31 q=person q=nobody',
  'subscriptions/list': 'state=past_due state=ended state=all sort=-due q=person q=Person+77 q=nobody',
  quotes: 'state= state=answered state=expired q=nobody',
  reviews: 'state=reported state=hidden stars=1 answered=no q=nobody',
  people: '',
  enquiries: 'state= state=done person=nobody&state= q=nobody&state=',
  'enquiries/waitlists': 'list=list+1',
  audit: 'who=Person+7 action=files action=none subject=product subject=none subject=product+made-77',
  reports: 'days=7 days=30 days=90 from=2025-11-24 from=2023-11-25',
}
const ofSellers: Readonly<Record<string, string>> = {
  proposals: '',
  files: '',
  orders: 'state=paid state=open q=person77',
  'subscriptions/list': 'state=all q=person77',
  quotes: 'state=',
  reviews: 'answered=no',
  reports: lists['reports'] ?? '',
}
const exported = [
  'products',
  'orders',
  'subscriptions',
  'quotes',
  'enquiries',
  'enquiries/waitlists',
  'audit',
]

/**
 * Measures all lists and reports of the dashboard in a large shop, and the time until each export sends its
 * first rows. Exports of reports are read to the end, because a running export would slow down the next
 * request.
 */
export async function dashboardListsSection(shop: Shop): Promise<readonly string[]> {
  const size = Object.entries(largeShop).map(([name, rows]) => `${rows.toLocaleString('en-US')} ${name}`)
  const measured = 'milliseconds until a page is complete or an export sends its first rows'
  printHeading('Dashboard', `${size.join(', ')}: ${measured}.`)
  await fillDashboard(shop.database.url, largeShop, new Date())
  const { db, close } = openDatabase(shop.database.url, { onError: () => undefined })
  const context = { environment: { AUTH_SECRET: shop.settings['AUTH_SECRET'] ?? '' } }
  const owner = await newViewer({ db, context }, { staffRoles: ['owner'] })
  const memberships = [{ sellerId: 'seller-7', role: 'admin' as const }]
  const seller = await newViewer({ db, context }, { memberships })
  await close()

  const overLimits: string[] = []
  const rows: string[][] = []
  async function measure(path: string, who: string, cookie: string): Promise<void> {
    const milliseconds: number[] = []
    const until = performance.now() + secondsOfEach * 1000
    for (
      let requests = 0;
      requests < maxRequests && (requests <= warmUps || performance.now() < until);
      requests += 1
    ) {
      const started = performance.now()
      // A page number after the end redirects to the last page.
      const response = await fetch(`${shop.url}/dashboard/${path}`, { headers: { cookie } })
      if (response.status !== 200 || response.url.includes('/log-in'))
        throw new Error(`/dashboard/${path} got ${response.status} from ${response.url}.`)
      const body = response.body?.getReader()
      await readUntil(body, path.includes('export') ? linesWithRows : Infinity)
      if (requests >= warmUps) milliseconds.push(performance.now() - started)
      if (path.startsWith('reports/export')) await readUntil(body, Infinity)
      await body?.cancel()
    }
    const { p50, p95 } = percentiles(milliseconds)
    rows.push([path, who, inMilliseconds(p50), inMilliseconds(p95)])
    if (p95 > longestMilliseconds)
      overLimits.push(`/dashboard/${path} of ${who} takes ${inMilliseconds(p95)} ms`)
  }
  for (const path of addressesOf(lists)) await measure(path, 'the owner', owner.cookie)
  for (const path of addressesOf(ofSellers)) await measure(path, 'a seller', seller.cookie)
  for (const path of exported) await measure(`${path}/export?state=`, 'the owner', owner.cookie)
  for (const name of namesOfReports(null))
    await measure(`reports/export/${name}?from=2023-11-25`, 'the owner', owner.cookie)
  printTable(['/dashboard/…', 'who', 'p50 ms', 'p95 ms'], rows)
  return overLimits
}

/** The header line and at least one row. */
const linesWithRows = 2
const lineFeed = 10

async function readUntil(
  body: ReadableStreamDefaultReader<Uint8Array> | undefined,
  lines: number,
): Promise<void> {
  let found = 0
  while (found < lines) {
    const part = await body?.read()
    if (!part?.value) return
    if (lines !== Infinity) found += part.value.filter((byte) => byte === lineFeed).length
  }
}

/** The addresses of each list: as first opened, its last page, and with the given query strings. */
function addressesOf(pages: Readonly<Record<string, string>>): string[] {
  return Object.entries(pages).flatMap(([path, queries]) => [
    path,
    `${path}?page=1000`,
    ...queries
      .split(' ')
      .filter(Boolean)
      .map((query) => `${path}?${query}`),
  ])
}
