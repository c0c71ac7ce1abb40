import { describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApp } from '#app/app.server.ts'
import { pagePolicy, withoutNonce } from '#http/security-headers.server.ts'
import { withStore, type TestStore } from '../support/store.ts'

/** A renderer that counts, instead of React Router's. */
function counting(context: TestStore['context']) {
  const state = { renders: 0, status: 200 }
  const app = createApp(context, {
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
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      await app.request('/about')
      await app.request('/about')
      expect(state.renders).toBe(1)
      context.changeEvents.publish('catalogue_changed', '')
      await app.request('/about')
      expect(state.renders).toBe(2)
    }))

  test('many first requests at once render once', () =>
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      await Promise.all(Array.from({ length: 20 }, async () => app.request('/about')))
      expect(state.renders).toBe(1)
    }))

  test('comes compressed as asked, with a validator', () =>
    withStore(async ({ context }) => {
      const { app } = counting(context)
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

  test('allows the inline scripts that carry its nonce, and no other', () => {
    const html =
      '<script nonce="n1">let a = 1</script><script>let b = 2</script><script nonce="n2">let c</script>'
    const policy = pagePolicy(html, 'n1')
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe-inline')
    expect(withoutNonce(html, 'n1')).toContain('<script>let a = 1</script>')
  })

  test('parameters that no page reads are not kept', () =>
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      await app.request('/about?utm_source=x')
      await app.request('/about?utm_source=x')
      await app.request('/about?search=x')
      await app.request('/about?search=x')
      expect(state.renders).toBe(4)
    }))

  test('parameters that a page reads are kept, each search by itself', () =>
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      await app.request('/marketplace-full?search=a&page=2')
      await app.request('/marketplace-full?search=a&page=2')
      await app.request('/marketplace-full?search=b')
      expect(state.renders).toBe(2)
    }))

  test('a HEAD is served from the memory of its GET, without a body', () =>
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      await app.request('/about')
      const head = await app.request('/about', { method: 'HEAD' })
      expect(await head.text()).toBe('')
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10)
      expect(state.renders).toBe(1)
    }))

  test.each([404, 503])('a page that answers %i is not kept', (status) =>
    withStore(async ({ context }) => {
      const { app, state } = counting(context)
      state.status = status
      await app.request('/about')
      state.status = 200
      expect((await app.request('/about')).status).toBe(200)
    }),
  )
})
