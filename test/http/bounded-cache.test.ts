import { describe, expect, test } from 'vitest'
import { createBoundedCache } from '#http/bounded-cache.server.ts'
import { bytesOf, compress, composeResponse, type CachedResponse } from '#http/cached-response.server.ts'

async function response(text: string, headers: Record<string, string> = {}): Promise<CachedResponse> {
  const bodies = await compress(new TextEncoder().encode(text))
  const composed = composeResponse(new Response(null, { headers }), bodies)
  return {
    ...composed,
    content: 'api',
    route: '/',
    freshUntil: Infinity,
    tags: [],
    currentAt: 0,
    counted: [],
  }
}

const always = () => true

function bodiesOf({ sendings }: CachedResponse): Uint8Array[] {
  return [sendings.identity, sendings.br, sendings.gzip].flatMap(({ body }) => body ?? [])
}

describe('what a cached response holds', () => {
  test('no buffer is larger than the body that it is stored for', async () => {
    const bodies = bodiesOf(await response('a short answer'))
    expect(bodies).toHaveLength(3)
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.byteLength)
  })

  test('its size counts every buffer and header', async () => {
    const cached = await response('x'.repeat(5000), { 'x-long': 'y'.repeat(3000) })
    const buffers = bodiesOf(cached).reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
    expect(bytesOf(cached)).toBeGreaterThan(buffers + 3000)
  })
})

describe('the bounds', () => {
  test('hold so many responses, however small', async () => {
    const cache = createBoundedCache({ maxBytes: Infinity, maxEntries: 100 }, always)
    const small = await response('')
    for (let n = 0; n < 1000; n += 1) cache.set(`/${n}`, small)
    expect(cache.size).toBe(100)
    expect(cache.get('/999')).toBe(small)
    expect(cache.get('/899')).toBeUndefined()
  })

  test('hold so many bytes, the names counted with them', async () => {
    const small = await response('')
    const longName = 'n'.repeat(10_000)
    const cache = createBoundedCache({ maxBytes: 1_000_000, maxEntries: Infinity }, always)
    for (let n = 0; n < 1000; n += 1) cache.set(`/${n}${longName}`, small)
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000)
    expect(cache.size).toBeLessThan(1_000_000 / (2 * longName.length))
  })

  test('a response that is replaced or no longer current is not counted', async () => {
    const cached = await response('text')
    const isCurrent = ({ freshUntil }: CachedResponse) => freshUntil > 10
    const cache = createBoundedCache({ maxBytes: Infinity, maxEntries: Infinity }, isCurrent)
    cache.set('/a', cached)
    const { bytes } = cache
    cache.set('/a', { ...cached, freshUntil: 10 })
    expect(cache.bytes).toBe(bytes)
    expect(cache.get('/a')).toBeUndefined()
    expect([cache.bytes, cache.size]).toEqual([0, 0])
  })

  test('what was used last stays longest', async () => {
    const cache = createBoundedCache({ maxBytes: Infinity, maxEntries: 2 }, always)
    const cached = await response('text')
    cache.set('/a', cached)
    cache.set('/b', cached)
    cache.get('/a')
    cache.set('/c', cached)
    expect(cache.get('/a')).toBe(cached)
    expect(cache.get('/b')).toBeUndefined()
  })
})
