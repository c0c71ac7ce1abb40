import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendWebhook } from '#developers/webhooks/send-webhook.server.ts'

let behave: (socket: Socket) => void
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  behave(socket)
})

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterEach(
  () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    }),
)

function send() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const options = { allowsLoopback: true, timeoutMilliseconds: 1_000 }
  return sendWebhook(url, { headers: {}, body: '{}' }, options)
}

/** Sends bytes over and over, for as long as the connection is open. */
function flood(socket: Socket, bytes: string): void {
  const more = () => {
    while (socket.writable && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}

const noAnswer = { error: 'No answer within the time limit.' }

test.each([
  ['never answers', () => undefined],
  ['never ends its headers', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n')],
  ['never ends a short body', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nwait')],
  [
    'changes the protocol',
    (socket: Socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  ],
])('the delivery to a receiver that %s is abandoned after the time limit', async (_what, receiver) => {
  behave = receiver
  expect(await send()).toEqual(noAnswer)
})

test('only the beginning of an endless webhook response is read', async () => {
  behave = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    flood(socket, 'x'.repeat(10_000))
  }
  expect(await send()).toEqual({ status: 200, answer: 'x'.repeat(1_024) })
})

test.each([
  ['is not HTTP', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')],
  ['has endless headers', (socket: Socket) => flood(socket, `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(10_000)}`)],
  ['ends at once', (socket: Socket) => socket.destroy()],
])('a webhook response that %s counts as a failed connection', async (_what, receiver) => {
  behave = receiver
  expect(await send()).toEqual({ error: expect.stringMatching(/^The connection (failed|was closed)/) })
})
