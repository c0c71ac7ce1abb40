import { randomUUID } from 'node:crypto'
import type { signedEvent } from '../order-shop.ts'

export const nobodysSecret = 'whsec_bm9ib2R5cy1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE='

type Sign = typeof signedEvent
type Signed = ReturnType<Sign>
type Change = (sent: { id: string; at: string; signature: string; body: string }) => {
  id?: string
  at?: string
  signature?: string
  body?: string | Uint8Array<ArrayBuffer>
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Ways to modify a signed event. They work for any id, time, signature and order. */
const changes: Record<string, Change> = {
  'another type': ({ body }) => ({ body: body.replace('"order.', '"order. ') }),
  'another order': ({ body }) => ({ body: body.replace(/"order":"./, '"order":"0x') }),
  'a space after the body': ({ body }) => ({ body: `${body} ` }),
  'a line end after the body': ({ body }) => ({ body: `${body}\r\n` }),
  'a byte order mark before the body': ({ body }) => ({ body: `\ufeff${body}` }),
  'an escape for a letter': ({ body }) => ({ body: body.replace('"order.', '"\\u006frder.') }),
  'bytes that are not text': ({ body }) => ({
    body: Buffer.concat([Buffer.from(body), Buffer.from([0xff])]),
  }),
  'no body': () => ({ body: '' }),
  'another id': () => ({ id: `msg_${randomUUID()}` }),
  'the id in capitals': ({ id }) => ({ id: id.replace('msg', 'MSG') }),
  'the id twice': ({ id }) => ({ id: `${id}, ${id}` }),
  'the id with a part of the time': ({ id, at }) => ({ id: `${id}.${at.slice(0, 1)}`, at: at.slice(1) }),
  'no id': () => ({ id: '' }),
  'another second': ({ at }) => ({ at: String(Number(at) + 1) }),
  'the second with a nought before it': ({ at }) => ({ at: `0${at}` }),
  'the second with a fraction': ({ at }) => ({ at: `${at}.0` }),
  'the second with a sign': ({ at }) => ({ at: `+${at}` }),
  'the second with a letter': ({ at }) => ({ at: `${at}x` }),
  milliseconds: ({ at }) => ({ at: `${at}000` }),
  'no second': () => ({ at: '' }),
  'another version': ({ signature }) => ({ signature: signature.replace('v1,', 'v2,') }),
  'the version in capitals': ({ signature }) => ({ signature: signature.replace('v1,', 'V1,') }),
  'another signature': ({ signature }) => ({
    signature: signature.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
  }),
  'another beginning of the signature': ({ signature }) => ({
    signature: signature.replace(/(?<=^v1,)./, (letter) => (letter === 'A' ? 'B' : 'A')),
  }),
  // standardwebhooks compares texts. If it compared bytes, one event would have four valid signatures.
  'the same signature in other base64': ({ signature }) => ({ signature: inOtherBase64(signature) }),
  'a signature without padding': ({ signature }) => ({ signature: signature.slice(0, -1) }),
  'a signature with more padding': ({ signature }) => ({ signature: `${signature}=` }),
  'half a signature': ({ signature }) => ({ signature: signature.slice(0, 20) }),
  'a list divided by tabs': ({ signature }) => ({ signature: `v2,AAAA\t${signature}` }),
  'a signature of nothing': () => ({ signature: 'v1,' }),
  'a version alone': () => ({ signature: 'v1' }),
  'no signature': () => ({ signature: '' }),
}

export const waysToForge = Object.keys(changes).length + 6

/** Variants of a signed event that must never be accepted. `sign` signs like the signing portal. */
export function forgeriesOf(
  event: unknown,
  good: Signed,
  sign: Sign,
): { name: string; request: Signed | RequestInit }[] {
  // The margins are large, so that these times are still out of range when the events are sent.
  const [hour, halfAnHour, sixMinutes] = [3_600_000, 1_800_000, 360_000]
  return [
    { name: "nobody's key", request: sign(event, { with: nobodysSecret }) },
    { name: 'an hour old', request: sign(event, { at: new Date(Date.now() - hour) }) },
    { name: 'an hour early', request: sign(event, { at: new Date(Date.now() + hour) }) },
    { name: 'six minutes old', request: sign(event, { at: new Date(Date.now() - sixMinutes) }) },
    { name: 'half an hour early', request: sign(event, { at: new Date(Date.now() + halfAnHour) }) },
    { name: 'the signature of another event', request: { ...good, headers: sign('{}').headers } },
    ...Object.entries(changes).map(([name, change]) => ({ name, request: changed(good, change) })),
  ]
}

/** Changes the unused bits of a signature: the last character of 32 encoded bytes has two of them. */
function inOtherBase64(signature: string): string {
  const last = signature.at(-2) ?? ''
  return `${signature.slice(0, -2)}${base64[base64.indexOf(last) ^ 1]}=`
}

function changed({ headers, body, ...request }: Signed, change: Change): RequestInit {
  const sent = {
    id: headers['webhook-id'] ?? '',
    at: headers['webhook-timestamp'] ?? '',
    signature: headers['webhook-signature'] ?? '',
    body,
  }
  const forged = { ...sent, ...change(sent) }
  const signing = {
    'webhook-id': forged.id,
    'webhook-timestamp': forged.at,
    'webhook-signature': forged.signature,
  }
  return { ...request, headers: { ...headers, ...signing }, body: forged.body }
}
