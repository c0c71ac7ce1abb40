import { expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createLog } from '#http/log.server.ts'
import { withStore } from '../../support/store.ts'

test('requests are counted by their route pattern, never by their address', () =>
  withStore(async ({ app, context }) => {
    await app.request('/healthz')
    await app.request('/art/v1/ai-tools/jake-ai-platform.svg?token=secret')
    await app.request('/api/nothing/ada@example.com')
    const text = await context.metrics.registry.metrics()
    expect(text).toContain('route="/healthz"')
    expect(text).toMatch(/route="\/art\/:version.*:category\/:file"/)
    expect(text).toContain('route="/api/*"')
    expect(text).not.toMatch(/secret|ada@/)
  }))

test('a failed request is logged as an error, and a health check of a stopping process is not', () =>
  withStore(async ({ context }) => {
    const log = createLog('silent')
    const errors: unknown[] = []
    Object.assign(log, { error: (line: unknown) => void errors.push(line) })
    const app = createApp({ ...context, log, stopping: AbortSignal.abort() })
    app.get('/art/failing', (c) => c.text('', 503))
    for (const path of ['/healthz', '/readyz', '/art/failing']) {
      expect((await app.request(path)).status).toBe(503)
    }
    expect(errors).toMatchObject([{ route: '/art/failing', status: 503 }])
  }))

test('a request whose client has left is not logged as an error', () =>
  withStore(async ({ context }) => {
    const log = createLog('silent')
    const lines: unknown[] = []
    Object.assign(log, { error: (line: unknown) => void lines.push(line) })
    const app = createApp({ ...context, log })
    app.get('/art/left', (c) => c.text('', 500))
    await app.request('/art/left', { signal: AbortSignal.abort() })
    expect(lines).toEqual([])
    expect(await context.metrics.registry.metrics()).toContain('route="/art/left",method="GET",status="499"')
  }))
