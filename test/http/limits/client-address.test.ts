import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { clientAddress, findClientAddress } from '#http/limits/client-address.server.ts'
import { startHttpServer } from '#http/listening/http-server.server.ts'
import { withStore } from '../../support/store.ts'
import { rawAnswer } from '../../support/servers/raw-answer.ts'

/** A server that returns the client address that it determined. */
async function startServer(trustedHeader?: string): Promise<number> {
  const app = new Hono().use(findClientAddress(trustedHeader))
  app.get('/', (c) => c.text(`client ${clientAddress(c)}`))
  const server = await startHttpServer(app.fetch, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(server.stop)
  return server.port
}

async function clientOf(port: number, headers: string[]): Promise<string | undefined> {
  return /client (\S+)$/.exec(await rawAnswer(port, 'GET / HTTP/1.1', headers))?.[1]
}

test('without a trusted header the client address is the connecting address, whatever the headers claim', async () => {
  const port = await startServer()
  expect(await clientOf(port, [])).toBe('127.0.0.1')
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Client-Address']) {
    expect(await clientOf(port, [`${name}: 203.0.113.7`])).toBe('127.0.0.1')
  }
})

test.each([
  ['one address', ['X-Forwarded-For: 203.0.113.7'], '203.0.113.7'],
  [
    'the claim of a client before the address that the proxy adds',
    ['X-Forwarded-For: 10.0.0.1, 203.0.113.7'],
    '203.0.113.7',
  ],
  [
    'two values, of which the proxy added the second',
    ['X-Forwarded-For: 10.0.0.1', 'x-forwarded-for: 203.0.113.7'],
    '203.0.113.7',
  ],
  ['an IPv6 address, as its network', ['X-Forwarded-For: 2001:db8:1:2:3:4:5:6'], '2001:db8:1:2::/64'],
  ['nothing', [], '127.0.0.1'],
  ['an empty header', ['X-Forwarded-For:'], '127.0.0.1'],
  ['another header', ['X-Real-IP: 203.0.113.7'], '127.0.0.1'],
])(
  'the client address behind a trusted proxy is determined correctly if the header has %s',
  async (_, headers, expected) => {
    const port = await startServer('x-forwarded-for')
    expect(await clientOf(port, headers)).toBe(expected)
  },
)

test('a client that claims a new address each time is still limited', () =>
  withStore(
    async ({ app }) => {
      const statuses = new Set<number>()
      for (let n = 0; n < 25; n += 1) {
        const response = await app.request('/api/account/forgotten-password', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${n}`,
            'x-client-address': `10.0.0.${n}, 203.0.113.7`,
          },
          body: JSON.stringify({ email: `a${n}@example.com` }),
        })
        statuses.add(response.status)
      }
      expect(statuses).toContain(429)
    },
    { TRUSTED_ADDRESS_HEADER: 'x-client-address' },
  ))
