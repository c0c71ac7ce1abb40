import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { isIPv6 } from 'node:net'

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string
    requestId: string
  }
}

/**
 * Finds the client's network address in the socket, or in the configured header that a trusted proxy sets.
 * Ignores all other headers.
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

/**
 * The key of limits per address: an IPv4 address, or the /64 of an IPv6 address, because every IPv6 customer
 * has at least a /64 (product: limits 1).
 */
export function limitSubject(address: string): string {
  const bare = withoutPort(address.trim())
  if (!isIPv6(bare)) return bare.slice(0, 64)
  const groups = groupsOf(bare)
  const [high = '0', low = '0'] = groups.slice(6)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? [...bytesOf(high), ...bytesOf(low)].join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Removes a port and brackets, which some proxies add, and a zone, which has a meaning only on its own
 * machine.
 */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return bracketed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '')
}

/** Returns the eight groups without leading zeros. The URL parser reads every notation. */
function groupsOf(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const start = before === '' ? [] : before.split(':')
  if (after === undefined) return start
  const end = after === '' ? [] : after.split(':')
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end]
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
