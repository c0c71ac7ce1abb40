import dns from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { checkedAddress, isPublicAddress } from '#developers/webhooks/public-address.server.ts'
import { sendWebhook } from '#developers/webhooks/send-webhook.server.ts'
import { startNameServer, type NameServer } from '../../support/servers/name-server.ts'

function send(url: string, timeoutMilliseconds = 10_000) {
  return sendWebhook(url, { headers: {}, body: '{}' }, { allowsLoopback: false, timeoutMilliseconds })
}

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::1',
  'not an address',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  'the address %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const ownServers = dns.getServers()
let nameServer: NameServer | null = null
afterEach(async () => {
  dns.setServers(ownServers)
  await nameServer?.close()
  nameServer = null
})

async function namesLeadTo(addresses: string[] | null): Promise<void> {
  nameServer = await startNameServer(addresses)
  dns.setServers([nameServer.address])
}

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1'])(
  'a name that resolves to %s is refused, even if it also has a public address',
  async (address) => {
    await namesLeadTo([address])
    expect(await checkedAddress('receiver.example.com', { allowsLoopback: false })).toBeNull()
    await nameServer?.close()
    await namesLeadTo(['8.8.8.8', address])
    expect(await checkedAddress('receiver.example.com', { allowsLoopback: false })).toBeNull()
  },
)

test('a name that resolves only to public addresses is connected to the first address', async () => {
  await namesLeadTo(['8.8.4.4', '8.8.8.8'])
  expect(await checkedAddress('receiver.example.com', { allowsLoopback: false })).toEqual({
    address: '8.8.4.4',
    family: 4,
  })
})

test('an address of this machine is refused, unless a local run allows it', async () => {
  expect(await checkedAddress('localhost', { allowsLoopback: true })).not.toBeNull()
  expect(await checkedAddress('[::1]', { allowsLoopback: false })).toBeNull()
  expect(await checkedAddress('10.0.0.1', { allowsLoopback: true })).toBeNull()
})

test.each([
  'https://127.0.0.1:9/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
])('no webhook is sent to %s', async (url) => {
  expect(await send(url)).toEqual({ error: 'The address is not public, so nothing was sent.' })
})

test('plain http is refused outside of local runs', async () => {
  expect(await send('http://8.8.8.8/')).toEqual({ error: 'Only https addresses are called.' })
})

test('while name servers do not respond, a delivery fails and other work of the process continues', async () => {
  await namesLeadTo(null)
  const sending = Array.from({ length: 20 }, () => send('https://receiver.example.com/', 1_000))
  // Reading a file needs a free thread of the pool.
  expect(await readFile(import.meta.filename, 'utf8')).toContain('goes on')
  expect(new Set((await Promise.all(sending)).map((sent) => JSON.stringify(sent)))).toEqual(
    new Set([JSON.stringify({ error: 'No answer within the time limit.' })]),
  )
})
