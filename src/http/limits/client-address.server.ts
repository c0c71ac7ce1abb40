import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { limitSubject } from '#http/limits/limit-subject.server.ts'

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string
    requestId: string
  }
}

/**
 * Finds the client's network address: from the socket, or from the one configured header that a trusted proxy
 * sets. Anything else a client sends is ignored.
 */
export function findClientAddress(trustedHeader: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const claimed = trustedHeader ? c.req.header(trustedHeader)?.split(',').at(-1)?.trim() : undefined
    c.set('clientAddress', limitSubject(claimed || socketAddress(c)))
    return next()
  }
}

export function clientAddress(c: Context): string {
  return c.get('clientAddress') ?? 'unknown'
}

function socketAddress(c: Context): string {
  // `app.request(…)` in tests has no socket.
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return (hasSocket ? getConnInfo(c).remote.address : undefined) ?? 'unknown'
}
