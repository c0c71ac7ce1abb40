import { describe, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { withStore } from '../support/store.ts'

describe('the store', () => {
  test('the store reports that it is alive and that its database responds', () =>
    withStore(async ({ app }) => {
      expect((await app.request('/healthz')).status).toBe(200)
      const ready = await app.request('/readyz')
      expect(await ready.json()).toEqual({ status: 'ready' })
    }))

  test('the store reports that it is stopping, so that a proxy sends no more requests', () =>
    withStore(async ({ context }) => {
      const app = createApp({ ...context, stopping: AbortSignal.abort() })
      for (const path of ['/healthz', '/readyz']) {
        const answer = await app.request(path)
        expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }])
      }
    }))

  test('the store sends security headers with every response', () =>
    withStore(async ({ app }) => {
      for (const path of ['/healthz', '/api/nothing', '/art/v1/ai-tools/jake-ai-platform.svg']) {
        const { headers } = await app.request(path)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
        expect(headers.get('strict-transport-security')).toBeNull()
      }
    }))

  test('the store sends HSTS only over TLS', () =>
    withStore(
      async ({ app }) => {
        const { headers } = await app.request('/healthz')
        expect(headers.get('strict-transport-security')).toContain('max-age=')
      },
      { PUBLIC_URL: 'https://store.test' },
    ))

  test('the store answers unknown API addresses with a code and a sentence', () =>
    withStore(async ({ app }) => {
      const response = await app.request('/api/nothing')
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 'not_found',
        message: 'There’s nothing at this address.',
      })
    }))

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('the store rejects an unsafe request from %s', (_, headers) =>
    withStore(async ({ app }) => {
      const response = await app.request('/api/cart', { method: 'DELETE', headers })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
    }),
  )

  test.each([
    ['https://store.test', 'http://store.test', 403],
    ['https://store.test', 'https://store.test', 401],
    ['http://store.test', 'https://store.test', 403],
    ['http://store.test', 'http://localhost', 401],
  ])('a store at %s answers a request from the origin %s with %i', (publicUrl, origin, status) =>
    withStore(
      async ({ app }) => {
        const headers = { origin, host: 'localhost' }
        expect((await app.request('/api/cart', { method: 'DELETE', headers })).status).toBe(status)
      },
      { PUBLIC_URL: publicUrl },
    ),
  )

  test('the store answers a posted form that is too large with a page that links back', () =>
    withStore(async ({ app }) => {
      const post = (path: string, accept: string) =>
        app.request(path, {
          method: 'POST',
          headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
          body: `text=${'x'.repeat(1_100_000)}`,
        })
      for (const path of ['/dashboard/products/new', '/contact']) {
        const page = await post(path, 'text/html,application/xhtml+xml,*/*;q=0.8')
        expect(page.status).toBe(413)
        expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(page.headers.get('cache-control')).toBe('no-store')
        expect(page.headers.get('content-security-policy')).toMatch(
          /script-src 'self' 'sha256-.*form-action 'self'/,
        )
        const html = await page.text()
        expect(html).toContain('<h1 class="text-xl">This is too large to send</h1>')
        expect(html).toContain(
          '<a href="" class="button button-primary button-medium">Open the form again</a>',
        )
        expect(await (await post(path, '*/*')).json()).toMatchObject({ code: 'body_too_large' })
      }
    }))

  test('the store answers a form posted by another site with an error page', () =>
    withStore(async ({ app }) => {
      const headers = { origin: 'https://evil.example', accept: 'text/html' }
      const answer = await app.request('/contact', { method: 'POST', headers })
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('This came from another site, so we didn’t accept it.')
    }))
})
