import { expect, test } from 'vitest'
import { action } from '#purchases/order.page.tsx'
import { existing } from '../../support/buyer.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { callPage } from '../../support/dashboard.ts'
import { activeOrder, addKeys, firstAccess, giveAccess, keysOf, useKey } from '../../support/license-keys.ts'
import { ownShop, placeOrder, portalEvent, tell, withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'

test('a license key is active on at most the allowed number of machines, and the same machine counts once (product: access 10)', () =>
  withShop(async (store) => {
    const [key = ''] = await keysWithLimit(store, 2)
    expect((await useKey(store, 'activate', key, 'one')).body).toMatchObject({
      activations: 1,
      activation_limit: 2,
    })
    expect((await useKey(store, 'activate', key, 'one')).body.activations).toBe(1)
    expect((await useKey(store, 'activate', key, 'two')).body.activations).toBe(2)
    const third = await useKey(store, 'activate', key, 'three')
    expect([third.status, third.body.code]).toEqual([409, 'limit_reached'])
    expect((await useKey(store, 'validate', key, 'three')).body).toMatchObject({
      valid: false,
      reason: 'not_activated',
    })
    expect((await useKey(store, 'deactivate', key, 'one')).body.activations).toBe(1)
    expect((await useKey(store, 'deactivate', key, 'one')).body.activations).toBe(1)
    expect((await useKey(store, 'activate', key, 'three')).status).toBe(200)
    expect((await useKey(store, 'validate', key, 'three')).body).toMatchObject({ valid: true, reason: null })
  }))

test('unsold and invented license keys are reported as unknown (product: access 10)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'imported' })
    await addKeys(store, ['UNSOLD'])
    for (const key of ['UNSOLD', 'made-up']) {
      expect((await useKey(store, 'activate', key, 'one')).status).toBe(404)
      expect((await useKey(store, 'validate', key, 'one')).body.reason).toBe('unknown_key')
      expect((await useKey(store, 'deactivate', key, 'one')).status).toBe(404)
    }
    expect((await useKey(store, 'activate', 'a\u0000b', 'one')).status).toBe(422)
  }))

test('the buyer frees a machine on the order page, and other customers cannot (product: access 11)', () =>
  withShop(async (store) => {
    await giveAccess(store, { keySource: 'generated' })
    const buyer = await signUp(store.context)
    const stranger = await signUp(store.context)
    const orderId = await activeOrder(store, buyer.cookie)
    const [key = ''] = await keysOf(store, orderId)
    await useKey(store, 'activate', key, 'one', { label: 'Laptop' })
    const active = async () =>
      (await firstAccess(store, orderId)).keys.flatMap(({ activations }) => activations)
    const [activation] = await active()
    expect(activation?.name).toBe('Laptop')
    const free = (cookie: string) => {
      const form = { activation: existing(activation).id }
      return callPage(action, store, {
        path: `/marketplace/my-purchases/${orderId}`,
        cookie,
        form,
        params: { order: orderId },
      })
    }
    await free(stranger.cookie)
    expect(await active()).toHaveLength(1)
    await free(buyer.cookie)
    expect(await active()).toEqual([])
  }))

test('simultaneous activations never exceed the limit, and simultaneous orders get different keys (product: access 6, 10)', async () => {
  const { store, close } = await ownShop('license_races')
  try {
    const [key = ''] = await keysWithLimit(store, 3)
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) => useKey(store, 'activate', key, `machine ${index}`)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3)

    await giveAccess(store, { keySource: 'imported' })
    await addKeys(store, ['K-1', 'K-2', 'K-3', 'K-4', 'K-5'])
    const ids = await Promise.all(Array.from({ length: 4 }, () => placeOrder(store)))
    const paid = { amount: 21, currency: 'USD' }
    for (const id of ids)
      await tell(store, portalEvent('paid', id, paid), { id: `paid ${id}`.replace(' ', '_') })
    await Promise.all([
      ...ids.map((id) => tell(store, portalEvent('active', id), { id: `active_${id}` })),
      addKeys(store, ['K-6', 'K-7', 'K-8']),
    ])
    const given = (await Promise.all(ids.map((id) => keysOf(store, id)))).flat()
    expect(given.toSorted()).toEqual(['K-1', 'K-2', 'K-3', 'K-4', 'K-5', 'K-6', 'K-7', 'K-8'])
  } finally {
    await close()
  }
})

async function keysWithLimit(store: TestStore, activationLimit: number): Promise<string[]> {
  await giveAccess(store, { keySource: 'generated', activationLimit })
  return keysOf(store, await activeOrder(store))
}
