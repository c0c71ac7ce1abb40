import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** Sends a wrong response from a webhook. */
export type Misbehavior = (response: ServerResponse) => void | Promise<void>

const good = JSON.stringify([
  { access_granted: true, name: 'Ada', email_recipient: 'ada@example.com', send_status: 'sent' },
])
/** Longer than the store waits for a webhook. */
const tooLate = 10_500

function responding(
  body: string | Uint8Array,
  status = 200,
  headers: Record<string, string> = {},
): Misbehavior {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

/** Sends bytes that are not an HTTP response, or only the start of one. */
function writing(text: string): Misbehavior {
  return ({ socket }) => void socket?.end(text)
}

type Misbehaviors = Readonly<Record<string, Misbehavior>>

/** Ways to send no complete HTTP response in time. */
const unanswered: Misbehaviors = {
  'never answers': () => undefined,
  'sends headers and nothing more': (response) => response.writeHead(200).flushHeaders(),
  'sends a byte a second': async (response) => {
    for (const letter of good) {
      if (response.destroyed) return
      response.write(letter)
      await pause(1_000)
    }
  },
  'grants too late': async (response) => {
    await pause(tooLate)
    response.end(good)
  },
  'hangs up at once': (response) => void response.destroy(),
  'hangs up within the body': (response) => {
    response.writeHead(200, { 'content-length': '9999' }).write(good)
    setTimeout(() => response.destroy(), 50)
  },
  'promises more than it sends': writing(`HTTP/1.1 200 OK\r\ncontent-length: 99999\r\n\r\n${good}`),
  'sends no HTTP': writing(`${good}\r\n\r\n`),
  'sends headers of 200 kB': writing(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(200_000)}\r\n\r\n${good}`),
  'sends without end': (response) => {
    const filling = setInterval(() => response.write(' '.repeat(65_536)), 5)
    response.once('close', () => clearInterval(filling))
  },
  'sends a list of a million': responding(`[${'{},'.repeat(1_000_000)}${good.slice(1)}`),
  'sends a gzip bomb': responding(gzipSync(Buffer.alloc(100_000_000, 32)), 200, {
    'content-encoding': 'gzip',
  }),
  'labels plain JSON as gzip': responding(good, 200, { 'content-encoding': 'gzip' }),
}

const failing: Misbehaviors = {
  'grants with a 500': responding(good, 500),
  'grants with a 404': responding(good, 404),
  'redirects to a grant': responding(good, 302, { location: '/granting' }),
  'redirects the password': responding(good, 307, { location: '/granting' }),
}

const notGranting: Misbehaviors = {
  'nests a hundred thousand lists': responding('['.repeat(100_000) + good + ']'.repeat(100_000)),
  'sends an encoding that nobody knows': responding(Buffer.from([1, 2, 3]), 200, {
    'content-encoding': 'zzz',
  }),
  'answers 204': (response) => void response.writeHead(204).end(),
  'sends a page': responding('<!doctype html><title>Welcome</title>', 200, { 'content-type': 'text/html' }),
  'sends nothing': responding(''),
  'says true': responding('true'),
  'says an empty object': responding('{}'),
  'says an empty list': responding('[]'),
  'says a list of null': responding('[null]'),
  rejects: responding('[{"access_granted":false,"error_customer":"No","email_recipient":"a@example.com"}]'),
  'grants and rejects at once': responding(
    '[{"access_granted":"yes","error_customer":"No","error_email":"No","send_status":"failed"}]',
  ),
  'says no as text': responding('[{"access_granted":"false","send_status":"failed"}]'),
  'finds somebody, and lets nobody in': responding(
    '[{"customer_found":[{"access_granted":false}],"send_status":false}]',
  ),
  'says yes in capitals': responding('[{"Access_Granted":true,"SEND_STATUS":"SENT"}]'),
  'says yes as text': responding('[{"access_granted":"true","send_status":"yes"}]'),
  'says yes as a number': responding('[{"access_granted":1,"send_status":1}]'),
  'nests its yes too deep': responding(`[${good}]`),
  'says yes by a prototype': responding(`[{"__proto__":{"access_granted":true,"send_status":"sent"}}]`),
  'says yes, then no under the same name': responding(
    '[{"access_granted":true,"access_granted":false,"send_status":"sent","send_status":"no"}]',
  ),
  'sends half of the JSON': responding(good.slice(0, -2)),
  'sends UTF-16': responding(Buffer.from(good, 'utf16le')),
  'sends bytes that are not text': responding(Buffer.from([0x5b, 0xff, 0xfe, 0x5d])),
}

export const misbehaviors: Misbehaviors = { ...unanswered, ...failing, ...notGranting }

/** The documented status and code of the store's response to this misbehavior (product: accounts 12, 13, 16, 18). */
export function documentedAnswers(way: string): { signUp: string; logIn: string } {
  const signUp = '502 not_created'
  if (way in unanswered) return { signUp, logIn: '503 customer_portal_unreachable' }
  return { signUp, logIn: way in failing ? '502 log_in_failed' : '401 access_denied' }
}

export const behaveWell: Misbehavior = responding(good)
