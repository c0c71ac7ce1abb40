import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startHttpServer } from '#http/listening/http-server.server.ts'
import { loadStaticFiles, staticFiles, toFile, type StaticFile } from '#http/assets/static-files.server.ts'
import { rawAnswer } from '../../support/servers/raw-answer.ts'

const script = 'export const a = 1\n'.repeat(50)
const hashed = '/assets/a-1b2c3d4e.js'
/** The file is too small for compressed copies. */
const small = '/assets/b-5f6a7b8c.js'
let folder: string
let app: Hono
/** The queries for files of other builds. */
const findShared = vi.fn<(path: string) => Promise<StaticFile | null>>(async () => null)

/** Creates a client build, and next to it a file that must not be served. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wadah-static-'))
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, 'downloads'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(client, hashed), script)
  writeFileSync(join(client, `${hashed}.br`), brotliCompressSync(script))
  writeFileSync(join(client, `${hashed}.gz`), gzipSync(script))
  writeFileSync(join(client, `${hashed}.map`), '{}')
  writeFileSync(join(client, small), 'let b')
  for (const name of [
    'favicon.svg',
    'icon.png',
    'app.css',
    'site.webmanifest',
    'downloads/guide.pdf',
    'x.bin',
  ]) {
    writeFileSync(join(client, name), name)
  }
  app = new Hono().route('/', staticFiles(loadStaticFiles(client), findShared))
  app.get('/page', (c) => c.text('a page'))
  app.onError((_, c) => c.text('failed', 500))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a free download is sent as an attachment, and other files are displayed (product: marketplace 35)', async () => {
  const dispositionOf = async (path: string) => (await app.request(path)).headers.get('content-disposition')
  expect(await dispositionOf('/downloads/guide.pdf')).toBe('attachment; filename="guide.pdf"')
  expect(await dispositionOf('/favicon.svg')).toBeNull()
})

test.each([
  [hashed, 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/icon.png', 'image/png'],
  ['/app.css', 'text/css; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/downloads/guide.pdf', 'application/pdf'],
  ['/x.bin', 'application/octet-stream'],
])('the file %s is sent with the type %s', async (path, type) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
})

test('a file with a hash in its name is cached permanently, and other files are revalidated', async () => {
  const cacheControl = async (path: string) => (await app.request(path)).headers.get('cache-control')
  expect(await cacheControl(hashed)).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=3600, must-revalidate')
})

test('a file is sent in the best encoding that both the client and the build support', async () => {
  const ask = (path: string, accepted: string) =>
    app.request(path, { headers: { 'accept-encoding': accepted } })
  const br = await ask(hashed, 'gzip, br')
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
  const gzip = await ask(hashed, 'gzip, br;q=0')
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
  const plain = await ask('/favicon.svg', 'gzip, br')
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'favicon.svg'])
})

const browser = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }

test('compressed copies of this build’s files are never looked up in other builds', async () => {
  findShared.mockClear()
  expect(await (await app.request(small, browser)).text()).toBe('let b')
  expect(findShared).not.toHaveBeenCalled()
})

test('a failed lookup in other builds leaves no headers of the file on the error response', async () => {
  findShared.mockResolvedValueOnce(toFile(Buffer.from('a file of another build')))
  findShared.mockRejectedValueOnce(new Error('away'))
  const server = await startHttpServer(app.fetch, { hostname: '127.0.0.1', port: 0 })
  const answer = await fetch(`http://127.0.0.1:${server.port}/assets/c-11111111.js`, browser)
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([500, null, 'failed'])
  await server.stop()
})

test('a file is not sent again to a client that already has it', async () => {
  const etag = (await app.request(hashed)).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await app.request(hashed, { headers: { 'if-none-match': known } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await app.request(hashed, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
})

test('a HEAD response has the length of the file and no body', async () => {
  const head = await app.request(hashed, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(script.length), ''])
})

test('source maps, compressed copies and missing files answer 404', async () => {
  for (const suffix of ['.map', '.br', '.gz']) expect((await app.request(hashed + suffix)).status).toBe(404)
  expect((await app.request('/assets/none.js')).status).toBe(404)
  expect(await (await app.request('/page')).text()).toBe('a page')
})

test('no address reads a file outside the folder of static files', async () => {
  const server = await startHttpServer(app.fetch, { hostname: '127.0.0.1', port: 0 })
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    `${folder}/secret.txt`,
    '/assets',
    '/assets/',
  ]) {
    const answer = await rawAnswer(server.port, `GET ${path} HTTP/1.1`)
    expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer).not.toContain('\nsecret')
  }
  await server.stop()
})
