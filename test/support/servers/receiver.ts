import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface ReceivedMessage {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  messages: ReceivedMessage[]
  /** How it answers the next messages. */
  behave: (response: ServerResponse) => void
  close(): Promise<void>
}

/** A seller's system that receives webhooks over real HTTP, and misbehaves as a test configures it. */
export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = []
  const server = createServer(async (request, response) => {
    messages.push({ headers: request.headers, body: await text(request) })
    receiver.behave(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    behave: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
