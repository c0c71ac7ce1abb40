import { describe, expect, test } from 'vitest'
import { createBoundedCache } from '#http/bounded-cache.server.ts'
import { bytesOf, compress, composeResponse, type CachedResponse } from '#http/cached-response.server.ts'

async function response(text: string, headers: Record<string, string> = {}): Promise<CachedResponse> {
  const identity = new TextEncoder().encode(text)
  const bodies = { identity, br: await compress('br', identity), gzip: await compress('gzip', identity) }
  const about = { content: 'api', route: '/', counted: [], status: 200, bodies } as const
  return composeResponse({ ...about, headers: new Headers(headers) }, 'http://store.test')
}

describe('what a cached response holds', () => {
  test('no buffer is larger than the body that it is stored for', async () => {
    const bodies = Object.values((await response('a short answer')).bodies)
    expect(bodies).toHaveLength(3)
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.byteLength)
  })

  test('its size counts every buffer and header', async () => {
    const cached = await response('x'.repeat(5000), { 'x-long': 'y'.repeat(3000) })
    const buffers = Object.values(cached.bodies).reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
    expect(bytesOf(cached)).toBeGreaterThan(buffers + 3000)
  })
})

describe('the bounds', () => {
  test('hold so many responses, however small', async () => {
    const cache = createBoundedCache<CachedResponse>({ megabytes: Infinity, maxEntries: 100 }, bytesOf)
    const small = await response('')
    for (let n = 0; n < 1000; n += 1) cache.set(`/${n}`, small)
    expect(cache.size().entries).toBe(100)
    expect(cache.get('/999')).toBe(small)
    expect(cache.get('/899')).toBeUndefined()
  })

  test('hold so many bytes, the names counted with them', async () => {
    const small = await response('')
    const longName = 'n'.repeat(10_000)
    const cache = createBoundedCache<CachedResponse>({ megabytes: 1, maxEntries: Infinity }, bytesOf)
    for (let n = 0; n < 1000; n += 1) cache.set(`/${n}${longName}`, small)
    expect(cache.size().bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(cache.size().entries).toBeLessThan((1024 * 1024) / (2 * longName.length))
  })

  test('a response that is replaced or evicted is not counted', async () => {
    const cached = await response('text')
    const cache = createBoundedCache<CachedResponse>({ megabytes: Infinity, maxEntries: 1 }, bytesOf)
    cache.set('/a', cached)
    const { bytes } = cache.size()
    cache.set('/a', { ...cached })
    expect(cache.size().bytes).toBe(bytes)
    cache.set('/b', cached)
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.size()).toEqual({ entries: 1, bytes })
  })

  test('what was used last stays longest', async () => {
    const cache = createBoundedCache<CachedResponse>({ megabytes: Infinity, maxEntries: 2 }, bytesOf)
    const cached = await response('text')
    cache.set('/a', cached)
    cache.set('/b', cached)
    cache.get('/a')
    cache.set('/c', cached)
    expect(cache.get('/a')).toBe(cached)
    expect(cache.get('/b')).toBeUndefined()
  })
})
