import { expect, test } from 'vitest'
import { checkedAddress, isPublicAddress } from '#developers/webhooks/public-address.server.ts'
import { sendWebhook } from '#developers/webhooks/send-webhook.server.ts'

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
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a name that leads to this machine is refused, unless a local run allows it', async () => {
  expect(await checkedAddress('localhost', { allowsLoopback: false })).toBeNull()
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
  'https://localhost/',
])('nothing is sent to %s', async (url) => {
  const sent = await sendWebhook(
    url,
    { headers: {}, body: '{}' },
    { allowsLoopback: false, timeoutMilliseconds: 10_000 },
  )
  expect(sent).toEqual({ error: 'The address is not public, so nothing was sent.' })
})

test('plain http is refused outside of local runs', async () => {
  const sent = await sendWebhook(
    'http://8.8.8.8/',
    { headers: {}, body: '{}' },
    { allowsLoopback: false, timeoutMilliseconds: 10_000 },
  )
  expect(sent).toEqual({ error: 'Only https addresses are called.' })
})
