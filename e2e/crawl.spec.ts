import { expect, test } from '@playwright/test'

interface Page {
  status: number
  /** Without scripts, empty for other files. */
  html: string
  addresses: string[]
}

/** Every link, picture and anchor of every page leads to exactly one place (product: pages 6). */
test('no link on the site is broken', async ({ baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const pages = new Map<string, Page>()
  const dead: string[] = []
  const queue: { path: string; from: string }[] = [
    ...['/', '/auth', '/checkout', '/settings', '/marketplace/success', '/marketplace/my-purchases'].map(
      (path) => ({ path, from: path }),
    ),
    ...(await sitemapPaths(origin)).map((path) => ({ path, from: '/sitemap.xml' })),
  ]
  const outside = new Set<string>()

  while (queue.length > 0) {
    const { path, from } = queue.shift() ?? { path: '/', from: '' }
    if (pages.has(path)) continue
    const page = await load(origin + path)
    pages.set(path, page)
    // Other journeys hide products, so the page may no longer have the link.
    if (page.status >= 400 && (await hasLink(origin + from, origin + path)))
      dead.push(`${path} answers ${page.status} (from ${from})`)
    for (const address of page.addresses) {
      if (!URL.canParse(address, origin + path)) {
        dead.push(`${address} is not an address (from ${path})`)
        continue
      }
      const url = new URL(address, origin + path)
      if (url.origin !== origin) {
        if (url.protocol.startsWith('http')) outside.add(url.href)
        continue
      }
      const target = url.pathname + url.search
      if (!pages.has(target) && pages.size + queue.length < 600) queue.push({ path: target, from: path })
    }
  }

  for (const [path, { addresses }] of pages) {
    for (const address of addresses) {
      const url = new URL(address, origin + path)
      if (url.origin !== origin || url.hash.length < 2) continue
      const place = decodeURIComponent(url.hash.slice(1))
      const target = pages.get(url.pathname + url.search)
      if (target && !target.html.includes(`id="${place}"`))
        dead.push(`${url.href} has no such place (from ${path})`)
    }
  }
  const twice = [...pages].flatMap(([path, { html }]) => idsTwiceIn(html).map((id) => `${id} on ${path}`))
  for (const address of outside) {
    const { status } = await load(address)
    if (status >= 400) dead.push(`${address} answers ${status}`)
  }

  expect(dead).toEqual([])
  expect(twice).toEqual([])
  expect(pages.size).toBeGreaterThan(90)
  expect(outside.size).toBeGreaterThan(4)
})

async function hasLink(from: string, to: string): Promise<boolean> {
  if (from === to) return true
  const text = await (await fetch(from)).text()
  return text.includes(to) || addressesIn(text).some((address) => URL.parse(address, from)?.href === to)
}

async function load(url: string): Promise<Page> {
  const response = await fetch(url)
  const text = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isHtml ? withoutScripts(text) : ''
  return { status: response.status, html, addresses: addressesIn(html) }
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''))
}

function idsTwiceIn(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src|content)="((?:https?:\/\/|\/|#)[^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}
