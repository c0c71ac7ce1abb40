import { isIPv6 } from 'node:net'

/**
 * The subject of per-address limits: an IPv4 address, or the /64 of an IPv6 address, because every customer of a
 * network has at least a /64 (product: limits 1).
 */
export function limitSubject(address: string): string {
  const bare = withoutPort(address.trim())
  if (!isIPv6(bare)) return bare.slice(0, 64)
  const groups = groupsOf(bare)
  const [high = '0', low = '0'] = groups.slice(6)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? [...bytesOf(high), ...bytesOf(low)].join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

/** Some proxies add the port, with brackets around the address. A zone is meaningless on another machine. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return bracketed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '')
}

/** The eight groups without leading zeros. The URL parser understands every notation. */
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
