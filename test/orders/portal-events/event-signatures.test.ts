import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyEvent } from '#orders/portal-events/signed-events.server.ts'
import { forgeriesOf, waysToForge } from '../../support/samples/forged-events.ts'
import { seed } from '../../support/random-seed.ts'
import { portalEvent, secret, signedEvent } from '../../support/order-shop.ts'

const otherSecret = 'whsec_YW5vdGhlci1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE='

// The fixed time makes the signed events depend on the seed alone.
beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

async function answerTo(request: RequestInit): Promise<string> {
  const arrived = new Request('http://store.test/api/portal-events', request)
  const verified = verifyEvent([secret, otherSecret], arrived.headers, await arrived.arrayBuffer())
  return verified.ok ? 'ok' : verified.reason
}

function sent(number = 1, signing = {}) {
  const order = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const event = portalEvent('paid', order, { amount: 21, currency: 'USD', note: 'Zoë \ufffd' })
  const good = signedEvent(event, { id: `msg_${number}`, ...signing })
  return { event, good, signature: good.headers['webhook-signature'] ?? '' }
}

test('an event signature with one of the two keys is valid, alone or in a list of signatures', async () => {
  const { good, signature } = sent()
  expect(await answerTo(good)).toBe('ok')
  expect(await answerTo(sent(1, { with: otherSecret }).good)).toBe('ok')
  for (const list of [
    `v1,AAAA ${signature}`,
    `${signature} v1,AAAA`,
    `v1a,${signature.slice(3)} ${signature}`,
    ` v2,x  ${signature}  `,
  ]) {
    expect(await answerTo({ ...good, headers: { ...good.headers, 'webhook-signature': list } })).toBe('ok')
  }
})

test('every forged event is rejected, for any id, time and signature', async () => {
  for (let number = 1; number <= 10; number += 1) {
    const { event, good } = sent(number)
    const forgeries = forgeriesOf(event, good, signedEvent)
    expect(forgeries).toHaveLength(waysToForge)
    for (const { name, request } of forgeries) {
      expect(`${number} ${name}: ${await answerTo(request)}`).toMatch(/: (?:bad_signature|stale)$/)
    }
  }
})

test('any changed byte of a signed event makes it invalid', async () => {
  const context = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'body'] as const
  const edit = fc.record({
    part: fc.constantFrom(...context),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('insert', 'replace', 'delete', 'double'),
    letter: fc.constantFrom(...' \t.,:;=+-/_"\\{}[]0123456789abcdefvxABCDEFVX'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_000_000),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      async (number, edits) => {
        const { good, signature } = sent(number)
        const now: Record<string, string> = { ...good.headers, body: good.body }
        for (const { part, place, kind, letter } of edits)
          now[part] = edited(now[part] ?? '', place, kind, letter)
        const { body = '', ...headers } = now
        const arrived = new Headers(headers)
        const isChanged =
          body !== good.body ||
          arrived.get('webhook-id') !== good.headers['webhook-id'] ||
          arrived.get('webhook-timestamp') !== good.headers['webhook-timestamp'] ||
          !holds(arrived.get('webhook-signature') ?? '', signature)
        expect(await answerTo({ ...good, headers, body })).toMatch(isChanged ? /bad_signature|stale/ : /ok/)
      },
    ),
    { numRuns: 500, seed },
  )
})

function edited(text: string, place: number, kind: string, letter: string): string {
  const at = Math.floor(place * text.length)
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  if (kind === 'insert') return before + letter + here + after
  if (kind === 'replace') return before + letter + after
  return kind === 'delete' ? before + after : before + here + here + after
}

/** Whether the list still contains the valid signature. Text after another comma has no meaning. */
function holds(list: string, signature: string): boolean {
  return list.split(' ').some((each) => each === signature || each.startsWith(`${signature},`))
}
