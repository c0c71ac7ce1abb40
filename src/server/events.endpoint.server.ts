import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { backendUser } from '#account/auth.server.ts'
import type { Parts } from '#server/parts.server.ts'
import { problem } from '#server/problems.server.ts'

const heartbeatMilliseconds = 25_000
const streamsPerAccount = 20

/** `GET /events`: tells the browsers of one backend account that its cart changed (decisions §4, realtime). */
export function eventsEndpoint({ auth, changes, stopping }: Parts): Hono {
  const open = new Map<string, number>()
  const app = new Hono()

  app.get('/events', async (c) => {
    const user = await backendUser(auth, c.req.raw.headers)
    if (!user) return problem(c, 401, 'not_signed_in', 'Please log in to receive events.')
    const count = open.get(user.id) ?? 0
    if (count >= streamsPerAccount) {
      return problem(c, 429, 'too_many_streams', 'This account has too many open streams. Close a tab first.')
    }
    open.set(user.id, count + 1)
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')

    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>()
      const send = (event: string) => {
        stream.writeSSE({ event, data: '' }).catch(() => ended.resolve())
      }
      const stopListening = changes.on('cart_changed', user.id, () => send('cart'))
      const heartbeat = setInterval(() => send('ping'), heartbeatMilliseconds)
      stream.onAbort(() => ended.resolve())
      stopping.addEventListener('abort', () => ended.resolve(), { once: true })
      send('ready')
      await ended.promise
      clearInterval(heartbeat)
      stopListening()
      const left = (open.get(user.id) ?? 1) - 1
      if (left > 0) open.set(user.id, left)
      else open.delete(user.id)
    })
  })
  return app
}
