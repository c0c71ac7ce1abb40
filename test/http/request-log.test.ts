import { expect, test } from 'vitest'
import { withStore } from '../support/store.ts'

test('requests are counted by the pattern of their route, never by their address', () =>
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
