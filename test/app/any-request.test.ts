import { expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { loadStaticFiles } from '#http/assets/static-files.server.ts'
import { withStore } from '../support/store.ts'

const files = loadStaticFiles('content/public')

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const oddSegments = [
  'x',
  'X',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%0a',
  'a%0d%0ab',
  '%e2%80%a8',
  '%c2%85',
  '%',
  '%zz',
  '%e0%a4',
  '%ed%a0%80',
  '%F0%9F%98%80',
  "'%3B%20drop",
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(8000),
]
const oddBodies = ['', '{', 'null', '[]', '"\\u0000"', '{"__proto__":{},"id":"\\u0000","email":["a"]}']

/** Answers every address like an unknown address. */
const anyPage = {
  routes: { any: { id: 'any', path: '*', module: { default: () => null, action: () => null } } },
  render: async () => new Response('not found', { status: 404 }),
}

const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
const hasBody = (method: string) => !['GET', 'HEAD'].includes(method)

test.each(methods)(
  'no %s request with unusual values gets a 5xx from any path while the database responds',
  (method) =>
    withStore(
      async ({ context }) => {
        const app = createApp(context, { files, pages: anyPage })
        const paths = [...new Set(app.routes.map(({ path }) => path))]
        const failed: string[] = []
        for (const [index, path] of paths.entries()) {
          // Reads try every value in every path. The other methods try every body, with one value each, in turn, and
          // POST tries every type too.
          const turn = oddSegments.slice(index % oddSegments.length).slice(0, 1)
          for (const segment of method === 'GET' ? oddSegments : turn) {
            const address = `http://store.test${path.replace(/:\w+(\{[^}]*\})?|\*/g, segment)}`
            for (const type of method === 'POST' ? types : types.slice(0, 1)) {
              for (const body of hasBody(method) ? oddBodies : [null]) {
                const headers = { 'content-type': type }
                const { status } = await app.request(address, { method, headers, body })
                if (status >= 500) failed.push(`${status} ${address.slice(0, 80)} ${type} ${body}`)
              }
            }
          }
        }
        expect(failed).toEqual([])
      },
      { ADDRESS_LIMIT_FACTOR: '1000000' },
    ),
)

test.each([
  ['GET', '/api/products/%00', 404],
  ['GET', '/api/%zz', 404],
  ['GET', '/assets/%00', 404],
  ['POST', '/%zz', 405],
  ['PUT', '/a%0ab', 405],
])('the malformed request %s %s gets status %i', (method, path, status) =>
  withStore(async ({ context }) => {
    const app = createApp(context, { files, pages: anyPage })
    expect((await app.request(path, { method })).status).toBe(status)
  }),
)
