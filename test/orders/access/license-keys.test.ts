import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseEnvironment } from '#http/environment.server.ts'
import { addOrderNote } from '#orders/admin/admin-orders.commands.server.ts'
import { licenseActivations, licenseKeys } from '#orders/access/access.tables.server.ts'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import { itemsOutOfKeys } from '#orders/access/product-access.queries.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { existing } from '../../support/buyer.ts'
import { signUp } from '../../support/customers-and-products.ts'
import {
  activate,
  activeOrder,
  addKeys,
  firstAccess,
  giveAccess,
  keysOf,
  useKey,
} from '../../support/license-keys.ts'
import { call, placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import { testSettings, withStore, type TestStore } from '../../support/store.ts'

test('an active order shows the access to its products, and a key for each unit (product: access 3, 6)', () =>
  withShop(async (store) => {
    const texts = {
      instructions: 'Open the app.',
      linkUrl: 'https://app.example.com',
      contactEmail: 'a@example.com',
    }
    await giveAccess(store, { ...texts, keySource: 'generated' })
    const id = await placeOrder(store)
    expect(await accessOfOrder(store.db, existing(await orderById(store.db, id)))).toEqual([])
    await activate(store, id)
    const access = await firstAccess(store, id)
    expect(access).toMatchObject({ ...texts, missingKeys: 0, endedAt: null })
    expect(new Set(access.keys.map(({ key }) => key)).size).toBe(2)
  }))

test('an activation assigns license keys even while the mail server is down (product: access 6)', () =>
  withShop(async (store) => {
    const isDown = () => Promise.reject(new Error('The mail server is down'))
    Object.assign(store.context, { mail: { send: isDown, close: () => undefined } })
    await giveAccess(store, { keySource: 'generated' })
    const { cookie } = await signUp(store.context)
    const id = await activeOrder(store, cookie)
    expect(await keysOf(store, id)).toHaveLength(2)
    const mails = (await orderById(store.db, id))?.mails ?? []
    expect(mails.find(({ kind }) => kind === 'active')).toMatchObject({
      state: expect.not.stringMatching('sent'),
    })
  }))

test('an order that was fully refunded before its activation takes no keys (product: access 12)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'imported' })
    await addKeys(store, ['KEY-1', 'KEY-2'])
    const id = await placeOrder(store)
    await tell(store, portalEvent('paid', id, { amount: 21, currency: 'USD' }))
    const note = { orderId: id, kind: 'refund', text: 'Paid back', amount: 2_100, isChecked: false } as const
    await addOrderNote(store.db, orderContext(store.context), { kind: 'command' }, note)
    await tell(store, portalEvent('active', id))
    expect(await firstAccess(store, id)).toMatchObject({ keys: [], endedAt: expect.any(String) })
    expect(await keysOf(store, await activeOrder(store))).toHaveLength(2)
  }))

test('a generated key can be checked with the published public key (product: access 5)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const [key = ''] = await keysOf(store, await activeOrder(store))
    expect(await isSigned(store, key)).toBe(true)
    const [header = '', payload = '', signature = ''] = key.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: 'cart-plain' })
    const other = Buffer.from(JSON.stringify({ sub: 'cart-other' })).toString('base64url')
    expect(await isSigned(store, `${header}.${other}.${signature}`)).toBe(false)
  }))

test('the key from the settings signs new license keys, and earlier license keys remain valid (product: access 5)', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const setting = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  expect(() => parseEnvironment({ ...testSettings, LICENSE_SIGNING_KEY: 'no key' })).toThrow(
    'LICENSE_SIGNING_KEY',
  )
  await withStore(
    async (store) => {
      await giveAccess(store, { keySource: 'generated' })
      const [before = ''] = await keysOf(store, await activeOrder(store))
      // Saving the access creates a stored key. Orders sign with the key from the settings.
      const { body } = await call(store, 'GET', '/.well-known/license-keys')
      const x = createPublicKey(privateKey).export({ format: 'jwk' }).x
      expect(body.keys.map((each: { x: string }) => each.x)).toContain(x)
      expect(await isSigned(store, before)).toBe(true)
    },
    { LICENSE_SIGNING_KEY: setting },
    'wadah_shop',
  )
})

test('imported keys are assigned to orders one after the other, and keys imported later go to buyers who still lack keys (product: access 8, 9)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'imported' })
    await addKeys(store, ['A-1', 'A-2', 'A-3', 'A-1'])
    const first = await activeOrder(store)
    expect(await keysOf(store, first)).toEqual(['A-1', 'A-2'])
    expect(await itemsOutOfKeys(store.db, null)).toEqual([])
    const second = await activeOrder(store)
    expect(await firstAccess(store, second)).toMatchObject({ missingKeys: 1, keys: [{ key: 'A-3' }] })
    expect(await itemsOutOfKeys(store.db, null)).toMatchObject([{ productId: 'cart-plain', orders: 1 }])
    expect(await itemsOutOfKeys(store.db, [])).toEqual([])
    await addKeys(store, ['A-3', 'A-4'])
    expect(await keysOf(store, second)).toEqual(['A-3', 'A-4'])
    expect(await itemsOutOfKeys(store.db, null)).toEqual([])
  }))

test('earlier buyers get license keys once their product issues them (product: access 8)', () =>
  withShop(async (store) => {
    const id = await activeOrder(store)
    await giveAccess(store, { keySource: 'generated' })
    expect(await keysOf(store, id)).toHaveLength(2)
  }))

test('saving the same access again issues missing license keys, such as those of an order that the previous release activated (product: access 8)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const id = await activeOrder(store)
    // The previous release assigned no keys.
    await store.db.delete(licenseKeys)
    expect(await firstAccess(store, id)).toMatchObject({ missingKeys: 2, keys: [] })
    await giveAccess(store, {})
    expect(await firstAccess(store, id)).toMatchObject({ missingKeys: 0, keys: [{}, {}] })
  }))

test('access ends when refunds add up to the total (product: access 12)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated', instructions: 'Open the app.' })
    const id = await activeOrder(store)
    const [key = ''] = await keysOf(store, id)
    const refund = (amount: number) =>
      addOrderNote(
        store.db,
        orderContext(store.context),
        { kind: 'command' },
        { orderId: id, kind: 'refund', text: 'Refunded.', amount, isChecked: false },
      )
    await refund(1_000)
    expect((await useKey(store, 'activate', key, 'one')).status).toBe(200)
    await refund(1_100)
    expect((await useKey(store, 'validate', key, 'one')).body).toMatchObject({
      valid: false,
      reason: 'key_ended',
    })
    expect((await useKey(store, 'activate', key, 'two')).status).toBe(410)
    expect(await firstAccess(store, id)).toMatchObject({
      instructions: '',
      keys: [],
      endedAt: expect.any(String),
    })
  }))

test('the personal data of an account contains its license keys, even after their access has ended, and deleting the account removes the names of machines (product: access 14)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const { cookie, id: userId } = await signUp(store.context)
    const orderId = await activeOrder(store, cookie)
    const [key = ''] = await keysOf(store, orderId)
    await useKey(store, 'activate', key, 'adas-macbook', { label: 'Ada’s laptop' })
    const { accessPersonalData } = await import('#orders/access/access-personal-data.server.ts')
    const owner = { userId, customerPortalEmail: null }
    const exported = JSON.stringify(await accessPersonalData.read(store.db, owner))
    expect(exported).toContain(key)
    expect(exported).toContain('Ada’s laptop')
    await store.db.update(orderLines).set({ accessEndedAt: new Date() })
    const afterEnd = JSON.stringify(await accessPersonalData.read(store.db, owner))
    expect(afterEnd).toContain(key)
    expect(afterEnd).toContain('Ada’s laptop')
    await store.db.update(orderLines).set({ accessEndedAt: null })
    await accessPersonalData.remove(store.db, owner, new Date())
    const stored = JSON.stringify(await store.db.select().from(licenseActivations))
    expect(stored).not.toMatch(/laptop|macbook/)
    expect((await useKey(store, 'validate', key, 'adas-macbook')).body.valid).toBe(true)
    const again = await useKey(store, 'activate', key, 'adas-macbook')
    expect(again.body).toMatchObject({ activations: 1 })
    expect((await useKey(store, 'validate', key, 'another')).body.reason).toBe('not_activated')
  }))

async function isSigned(store: TestStore, key: string): Promise<boolean> {
  const { body } = await call(store, 'GET', '/.well-known/license-keys')
  const [header = '', payload = '', signature = ''] = key.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const jwk = existing(body.keys.find((each: { kid: string }) => each.kid === kid))
  const publicKey = createPublicKey({ key: jwk as never, format: 'jwk' })
  return verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))
}
