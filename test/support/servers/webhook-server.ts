import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface ReceivedCall {
  path: string
  headers: IncomingHttpHeaders
  payload: Record<string, unknown>
}

export interface WebhookServer {
  url: string
  calls: ReceivedCall[]
  settings: { SIGNUP_WEBHOOK_URL: string; LOGIN_WEBHOOK_URL: string }
  /** Handles the next calls. */
  behave: (response: ServerResponse, call: ReceivedCall) => void | Promise<void>
  close(): Promise<void>
}

/** Starts a customer portal over real HTTP that behaves as the test configures it. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const payload = (await json(request)) as Record<string, unknown>
    const call = { path: request.url ?? '', headers: request.headers, payload }
    calls.push(call)
    await webhook.behave(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const webhook: WebhookServer = {
    url,
    calls,
    settings: { SIGNUP_WEBHOOK_URL: `${url}/sign-up`, LOGIN_WEBHOOK_URL: `${url}/log-in` },
    behave: answering([]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return webhook
}

export function answering(body: unknown, status = 200): WebhookServer['behave'] {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

export function sayingText(text: string, status = 200): WebhookServer['behave'] {
  return (response) => {
    response.writeHead(status).end(text)
  }
}

/** Typical responses of the webhooks. */
export const accepting = answering([{ email_recipient: 'ada@example.com', send_status: 'sent' }])
export const granting = answering([{ access_granted: true, name: 'Ada', phone: '1', company: 'Engines' }])
export const denying = answering([{ access_granted: false }])
