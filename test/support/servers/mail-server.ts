import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export interface MailServer {
  received: string[]
  /** All recipients that clients named. */
  recipients: string[]
  close(): Promise<void>
}

export interface MailServerManners {
  /** When to disconnect: on connecting, at a command, or instead of confirming the message. */
  hangsUpAt?: 'connecting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message'
  /** The greeting; empty to send none. */
  greeting?: string
  /** The reply that accepts a message. */
  confirmation?: string
  /** The reply to every recipient command. */
  rejection?: string
  /** Accepts messages but confirms none until this resolves. */
  holdsUntil?: Promise<void>
}

/** A minimal mail server. It accepts every message, unless configured to misbehave. */
export async function startMailServer(
  port: number,
  {
    hangsUpAt,
    greeting = '220 test',
    confirmation = '250 taken',
    rejection = '',
    holdsUntil,
  }: MailServerManners = {},
): Promise<MailServer> {
  const received: string[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.setEncoding('utf8')
    let text = ''
    let inMessage = false
    if (hangsUpAt === 'connecting') socket.destroy()
    else if (greeting) socket.write(`${greeting}\r\n`)
    socket.on('data', (chunk: string) => {
      text += chunk
      for (;;) {
        const end = inMessage ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (inMessage ? 5 : 2))
        if (inMessage) {
          inMessage = false
          take(part)
        } else answer(part)
      }
    })

    function take(message: string) {
      // Joins folded lines, as a mail program does.
      received.push(message.replaceAll('=\r\n', ''))
      const confirm = () => {
        if (hangsUpAt === 'message') socket.destroy()
        else socket.write(`${confirmation}\r\n`)
      }
      if (holdsUntil) void holdsUntil.then(confirm)
      else confirm()
    }

    function answer(line: string) {
      const [command = ''] = line.toUpperCase().split(/[ :]/)
      if (command === hangsUpAt) {
        socket.destroy()
      } else if (command === 'DATA') {
        inMessage = true
        socket.write('354 go on\r\n')
      } else if (command === 'RCPT') {
        recipients.push(line)
        socket.write(`${rejection || '250 ok'}\r\n`)
      } else if (command === 'QUIT') {
        socket.end('221 bye\r\n')
      } else {
        socket.write('250 ok\r\n')
      }
    }
  })
  await listenOn(server, port)
  return {
    received,
    recipients,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
