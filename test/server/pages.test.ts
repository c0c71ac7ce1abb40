import { describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApp } from '#server/app.server.ts'
import { withStore, type TestStore } from '../support/store.ts'

/** A renderer that counts, in place of React Router's. */
function counting(parts: TestStore['parts']) {
  const state = { renders: 0, status: 200 }
  const app = createApp(parts, {
    clientDirectory: 'public',
    render: async (request) => {
      state.renders += 1
      const html = `<p>${new URL(request.url).pathname} ${state.renders}</p><script>let a = 1</script>`
      return new Response(html, { status: state.status, headers: { 'content-type': 'text/html' } })
    },
  })
  return { app, state }
}

describe('pages from memory', () => {
  test('a page is rendered once, until the catalogue changes', () =>
    withStore(async ({ parts }) => {
      const { app, state } = counting(parts)
      await app.request('/about')
      await app.request('/about')
      expect(state.renders).toBe(1)
      parts.changes.announce('catalogue_changed', '')
      await app.request('/about')
      expect(state.renders).toBe(2)
    }))

  test('many first requests at once render once', () =>
    withStore(async ({ parts }) => {
      const { app, state } = counting(parts)
      await Promise.all(Array.from({ length: 20 }, async () => app.request('/about')))
      expect(state.renders).toBe(1)
    }))

  test('comes compressed as asked, with a validator', () =>
    withStore(async ({ parts }) => {
      const { app } = counting(parts)
      const plain = await (await app.request('/about')).text()
      const br = await app.request('/about', { headers: { 'accept-encoding': 'gzip, br' } })
      expect(br.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
      const gzip = await app.request('/about', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
      const etag = br.headers.get('etag') ?? ''
      const again = await app.request('/about', { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    }))

  test('allows just its own inline scripts', () =>
    withStore(async ({ parts }) => {
      const { app } = counting(parts)
      const policy = (await app.request('/about')).headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(policy).not.toContain('unsafe-inline')
    }))

  test('parameters that no page reads are not kept', () =>
    withStore(async ({ parts }) => {
      const { app, state } = counting(parts)
      await app.request('/about?utm_source=x')
      await app.request('/about?utm_source=x')
      expect(state.renders).toBe(2)
    }))

  test('a failed page is not kept', () =>
    withStore(async ({ parts }) => {
      const { app, state } = counting(parts)
      state.status = 503
      await app.request('/about')
      state.status = 200
      expect((await app.request('/about')).status).toBe(200)
    }))
})
