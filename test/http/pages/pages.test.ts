import { describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApp } from '#app/app.server.ts'
import { pagePolicy, withoutNonce } from '#http/security-headers.server.ts'
import { withStore } from '../../support/store.ts'
import { sampleRoutes, withSamplePages } from '../../support/samples/sample-pages.ts'

describe('cached pages', () => {
  test('cached pages allow, by hash, only the inline scripts that were rendered with the nonce', () => {
    const html =
      '<script nonce="n1">let a = 1</script><script>let b = 2</script><script nonce="n2">let c</script>'
    const policy = pagePolicy(html, 'n1')
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe-inline')
    expect(withoutNonce(html, 'n1')).toContain('<script>let a = 1</script>')
  })

  test('cached pages ignore a parameter that no page reads', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      for (const query of ['', '?utm_source=x', '?gclid=y&fbclid=z', '?search=x']) {
        const response = await app.request(`/about${query}`)
        expect(response.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate')
      }
      expect(state).toMatchObject({ renders: 1, seen: 'http://store.test/about' })
      await app.request('/marketplace-full?utm_source=x&search=a')
      await app.request('/marketplace-full?search=a&utm_source=y')
      expect(state).toMatchObject({ renders: 2, seen: 'http://store.test/marketplace-full?search=a' })
    }))

  test('the cache excludes a page with a visitor-specific parameter', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      for (const count of [1, 2]) {
        const response = await app.request('/auth?token=secret')
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect(state).toMatchObject({ renders: count, seen: 'http://store.test/auth?token=secret' })
      }
    }))

  test('the cache excludes a page that sends no-store', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      state.headers = { 'cache-control': 'private, no-store' }
      await app.request('/about')
      const again = await app.request('/about')
      expect(again.headers.get('cache-control')).toBe('private, no-store')
      expect(state.renders).toBe(2)
    }))

  test('a page is rendered for the cache even if the visitor who requested it has left', () =>
    withStore(async ({ context }) => {
      const leaving = new AbortController()
      const app = createApp(context, {
        pages: {
          routes: sampleRoutes,
          async render(request) {
            leaving.abort()
            request.signal.throwIfAborted()
            return new Response(`for ${request.headers.get('cookie') ?? 'everybody'}`)
          },
        },
      })
      const both = await Promise.all([
        app.request('/about', { signal: leaving.signal, headers: { cookie: 'wadah.portal=secret' } }),
        app.request('/about'),
      ])
      for (const response of both) expect(await response.text()).toBe('for everybody')
    }))

  test('a flood of invented queries evicts only invented queries from the page cache', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      await app.request('/about')
      for (let n = 0; n <= 500; n += 1) await app.request(`/marketplace-full?search=${n}`)
      expect(state.renders).toBe(502)
      await app.request('/about')
      await app.request('/marketplace-full?search=500')
      expect(state.renders).toBe(502)
      await app.request('/marketplace-full?search=0')
      expect(state.renders).toBe(503)
    }))

  test.each([404, 503])('the cache excludes a page with status %i', (status) =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      state.status = status
      await app.request('/about')
      state.status = 200
      expect((await app.request('/about')).status).toBe(200)
    }),
  )
})

describe('pages of one visitor', () => {
  const own = { 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'same-origin' }
  const encodingOf = (response: Response) => response.headers.get('content-encoding')

  test('pages of one visitor are compressed when the request comes from a page of the shop or directly from the visitor', () =>
    withStore(async ({ context }) => {
      const { app } = withSamplePages(context)
      const answer = await app.request('/account', { headers: own })
      expect(encodingOf(answer)).toBe('br')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('<p>/account 1</p>')
      const byHand = await app.request('/account', {
        headers: { ...own, 'sec-fetch-site': 'none', 'accept-encoding': 'gzip' },
      })
      expect(gunzipSync(await byHand.arrayBuffer()).toString()).toContain('<p>/account 2</p>')
    }))

  test.each([
    ['requested from another site', '/account', { 'sec-fetch-site': 'cross-site' }],
    ['requested from a sibling site', '/account', { 'sec-fetch-site': 'same-site' }],
    ['whose request does not name a site', '/account', { 'sec-fetch-site': '' }],
    ['with a query', '/account?search=a', {}],
    ['for a browser that accepts no encoding', '/account', { 'accept-encoding': 'identity' }],
  ])('pages of one visitor are sent uncompressed %s', (_, path, headers) =>
    withStore(async ({ context }) => {
      const { app } = withSamplePages(context)
      const answer = await app.request(path, { headers: { ...own, ...headers } })
      expect(encodingOf(answer)).toBeNull()
      expect(await answer.text()).toContain(`<p>${path} 1</p>`)
    }),
  )

  test('form responses and downloads of one visitor are sent uncompressed', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      expect(
        encodingOf(await app.request('/account', { method: 'POST', headers: own, body: 'a=b' })),
      ).toBeNull()
      state.headers = { 'content-type': 'text/csv' }
      expect(encodingOf(await app.request('/account', { headers: own }))).toBeNull()
      expect(state.renders).toBe(2)
    }))
})

describe('the methods of a page', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'a page does not allow the method %s',
    (method) =>
      withStore(async ({ context }) => {
        const { app, state } = withSamplePages(context)
        for (const path of ['/about', '/about.data', '/nothing', '/favicon.svg', '/robots.txt']) {
          const response = await app.request(path, { method })
          expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
        }
        expect(state.renders).toBe(0)
      }),
  )

  test.each(['shop.test', 'upstream.internal:3000'])(
    'behind a TLS proxy that requests %s, a form reaches its page at the public address',
    (host) =>
      withStore(
        async ({ context }) => {
          const { app, state } = withSamplePages(context)
          const sent = await app.request(`http://${host}/contact?a=b`, {
            method: 'POST',
            headers: { host, origin: 'https://shop.test' },
            body: 'a=b',
          })
          expect(sent.status).toBe(200)
          expect(state).toMatchObject({
            seen: 'https://shop.test/contact?a=b',
            origin: 'https://shop.test',
            body: 'a=b',
          })
        },
        { PUBLIC_URL: 'https://shop.test' },
      ),
  )

  test('a page with a form accepts a POST and no other method', () =>
    withStore(async ({ context }) => {
      const { app, state } = withSamplePages(context)
      expect((await app.request('/contact', { method: 'POST', body: 'a=b' })).status).toBe(200)
      expect(state.renders).toBe(1)
      const put = await app.request('/contact', { method: 'PUT', body: 'a=b' })
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    }))
})
