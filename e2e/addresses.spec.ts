import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'

interface Answer {
  status: number
  location: string | undefined
  allow: string | undefined
}

/** Sends a request over a plain connection, because browsers and fetch would refuse or correct it. */
function ask(baseURL: string | undefined, method: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const outgoing = send({ hostname, port, method, path }, (response) => {
      const { location, allow } = response.headers
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, location, allow }))
    })
    outgoing.on('error', reject).end()
  })
}

const oddPaths = [
  '/',
  '/about',
  '/about.data',
  '/contact',
  '/confirm-email',
  '/nothing',
  '/marketplace/nothing',
  '/marketplace/%0a',
  '/a%0ab',
  '/a%0d%0ab',
  '/a%e2%80%a8b',
  '/a%e2%80%a9b.data',
  '/%00',
  '/%',
  '/%zz',
  '/%e0%a4',
  '/%F0%9F%98%80',
  '//',
  '/..%2f..%2fetc%2fpasswd',
  '/__proto__',
  `/${'x'.repeat(10_000)}`,
]

test('no method or path causes a server error in the production build', async ({ baseURL }) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const path of oddPaths) {
      const { status } = await ask(baseURL, method, path)
      expect(status, `${method} ${path.slice(0, 40)}`).toBeLessThan(500)
    }
  }
  expect(await ask(baseURL, 'TRACE', '/about')).toMatchObject({ status: 405, allow: 'GET, HEAD' })
  expect(await ask(baseURL, 'PUT', '/contact')).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
})

test('an alternative spelling of an address redirects to the canonical address and keeps the query', async ({
  baseURL,
}) => {
  for (const path of ['/%61bout', '/ABOUT', '/about/', '//about']) {
    expect(await ask(baseURL, 'GET', path)).toMatchObject({ status: 301, location: '/about' })
  }
  const found = await ask(baseURL, 'GET', '/ABOUT?utm_source=x')
  expect(found).toMatchObject({ status: 301, location: '/about?utm_source=x' })
})

test('an address with campaign parameters shows the page and keeps the parameters', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('/marketplace-full?utm_source=letter&search=sales&gclid=1')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveValue('sales')
  expect(new URL(page.url()).search).toBe('?utm_source=letter&search=sales&gclid=1')
  expect(errors).toEqual([])
})
