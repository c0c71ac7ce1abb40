import dns from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export interface CheckedAddress {
  address: string
  family: 4 | 6
}

const blocked = new BlockList()
// Reserved ranges of IPv4 (RFC 6890 and later): this network, private, shared, loopback, link-local,
// documentation, benchmarks, multicast and future use.
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  addRange(blocked, range, 'ipv4')
}
// Blocked parts of the public IPv6 range: tunnels, which embed other addresses, and documentation.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addRange(blocked, range, 'ipv6')

/** All other IPv6 addresses are local, mapped, translated or reserved. */
const publicIpv6 = new BlockList()
addRange(publicIpv6, '2000::/3', 'ipv6')

const loopback = new BlockList()
addRange(loopback, '127.0.0.0/8', 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a delivery may connect to this address (product: developers 12). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** Whether the host of a URL is an IP address that may not receive deliveries. */
export function isRefusedHost(hostname: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  const host = withoutBrackets(hostname)
  return isIP(host) !== 0 && !isAllowed(host, allowsLoopback)
}

/**
 * Resolves a host name. Returns `null` if any of its addresses is not public, because a client may connect to
 * any address of the name.
 */
export async function checkedAddress(
  hostname: string,
  { allowsLoopback }: { allowsLoopback: boolean },
): Promise<CheckedAddress | null> {
  const host = withoutBrackets(hostname)
  const found = isIP(host) === 0 ? await addressesOf(host, allowsLoopback) : [host]
  const [first] = found
  if (first === undefined || !found.every((address) => isAllowed(address, allowsLoopback))) return null
  return { address: first, family: isIP(first) === 6 ? 6 : 4 }
}

/**
 * Queries name servers directly. `lookup` also knows the names of this machine, but occupies one of the
 * process's few threads while a name server does not respond, so only local runs use it.
 */
async function addressesOf(host: string, allowsLoopback: boolean): Promise<string[]> {
  if (allowsLoopback) return (await dns.lookup(host, { all: true })).map(({ address }) => address)
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  return [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

function isAllowed(address: string, allowsLoopback: boolean): boolean {
  return isPublicAddress(address) || (allowsLoopback && isLoopback(address))
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', prefix] = range.split('/')
  list.addSubnet(network, Number(prefix), family)
}
