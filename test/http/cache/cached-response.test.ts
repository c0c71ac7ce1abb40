import { describe, expect, test } from 'vitest'
import {
  bytesOf,
  compress,
  composeResponse,
  type CachedResponse,
} from '#http/cache/cached-response.server.ts'

async function response(text: string, headers: Record<string, string> = {}): Promise<CachedResponse> {
  const identity = new TextEncoder().encode(text)
  const bodies = { identity, br: await compress('br', identity), gzip: await compress('gzip', identity) }
  const about = { content: 'api', route: '/', counted: [], status: 200, bodies } as const
  return composeResponse({ ...about, headers: new Headers(headers) }, 'http://store.test')
}

describe('what a cached response holds', () => {
  test('a cached response has a body whose buffers are no larger than needed', async () => {
    const bodies = Object.values((await response('a short answer')).bodies)
    expect(bodies).toHaveLength(3)
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.byteLength)
  })

  test('a cached response has a size that counts every buffer, its headers and its key', async () => {
    const cached = await response('x'.repeat(5000), { 'x-long': 'y'.repeat(3000) })
    const buffers = Object.values(cached.bodies).reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
    expect(bytesOf(cached, 'z'.repeat(2000))).toBeGreaterThan(buffers + 5000)
  })
})
