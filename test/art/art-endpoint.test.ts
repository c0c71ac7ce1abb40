import { expect, test } from 'vitest'
import { artEndpoint } from '#art/art.endpoint.server.ts'
import { productArt } from '#art/product-art.ts'

const app = artEndpoint()
const address = '/art/v1/ai-tools/ai-sales-infrastructure.svg'

test('the picture of a product can be cached permanently', async () => {
  const response = await app.request(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await response.text()).toBe(productArt({ id: 'ai-sales-infrastructure', category: 'ai-tools' }))
})

test('a request with the current ETag of a picture, weak or strong, gets 304', async () => {
  const etag = (await app.request(address)).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await app.request(address, { headers: { 'if-none-match': known } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  }
})

test('a picture at an address of another version is not cached permanently', async () => {
  const response = await app.request(address.replace('v1', 'v0'))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each([
  '/art/v1/ai-tools/UPPER.svg',
  '/art/v1/ai-tools/-a.svg',
  '/art/v1/ai-tools/.svg',
  '/art/v1/ai-tools/a',
  '/art/v1/ai-tools/a.png',
  `/art/v1/ai-tools/${'a'.repeat(82)}.svg`,
  '/art/v1/AI/a.svg',
  '/art/v1/ai-tools/%2e%2e%2fa.svg',
  '/art/v1/ai-tools/%E0%A4%A.svg',
  '/art/v1/%3Cscript%3E/a.svg',
  '/art/ai-tools/a.svg',
])('there is no picture at %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})
