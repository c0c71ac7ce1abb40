import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface MailServer {
  received: string[]
  close(): Promise<void>
}

/** A mail server of a few words: it takes every message, hangs up instead of confirming it (`hangsUp`), or answers every recipient `refusal`. */
export async function startMailServer(
  port: number,
  { hangsUp = false, refusal = '' } = {},
): Promise<MailServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.setEncoding('utf8')
    let text = ''
    let inMessage = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk: string) => {
      text += chunk
      for (;;) {
        const end = inMessage ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (inMessage ? 5 : 2))
        if (inMessage) {
          received.push(part)
          inMessage = false
          if (hangsUp) socket.destroy()
          else socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(part)) {
          inMessage = true
          socket.write('354 go on\r\n')
        } else if (refusal && /^RCPT/i.test(part)) socket.write(`${refusal}\r\n`)
        else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await listenOn(server, port)
  return {
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await listenOn(server, 0)
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
