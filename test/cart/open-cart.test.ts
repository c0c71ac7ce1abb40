import { expect, test, vi } from 'vitest'
import type { CartStorage, CartError } from '#cart/cart-storage.ts'
import type { CartItem, CartLine } from '#cart/cart.ts'
import { loadingCart } from '#cart/cart-view.ts'
import { createCurrentCart } from '#cart/current-cart.ts'
import { openCart } from '#cart/open-cart.ts'
import { ok, err, type Result } from '#lib/result.ts'

const item: CartItem = { productId: 'plain', productType: 'marketplace', offer: 'standard', quantity: 1 }

test('what is added counts at once, and shows its price when the keeper has said it', async () => {
  const { cart, answer, settled } = await opened([])
  const adding = cart.add(item)
  expect(cart.view()).toMatchObject({ lines: [], pending: [item], busy: true })
  answer('add', ok(line()))
  await adding
  expect(cart.view()).toMatchObject({ lines: [line()], pending: [], busy: false })
  await settled()
})

test('adding what is there shows the new quantity at once, once', async () => {
  const { cart, answer } = await opened([line({ quantity: 2 })])
  const adding = cart.add(item)
  expect(cart.view()).toMatchObject({ lines: [{ quantity: 3 }], pending: [] })
  answer('add', ok(line({ quantity: 3 })))
  await adding
  expect(cart.view().lines).toEqual([line({ quantity: 3 })])
})

test.each(['add', 'setQuantity', 'remove', 'clear'] as const)('a refused %s is taken back', async (deed) => {
  const lines = [line({ quantity: 2 }), line({ id: 'other', productId: 'other' })]
  const { cart, answer, settled } = await opened(lines)
  const done = {
    add: () => cart.add(item),
    setQuantity: () => cart.setQuantity(line(), 5),
    remove: () => cart.remove(line()),
    clear: () => cart.clear(),
  }[deed]()
  expect(cart.view().lines).not.toEqual(lines)
  answer(deed, err('failed'))
  expect(await done).toEqual({ ok: false, reason: 'failed' })
  expect(cart.view()).toMatchObject({ lines, busy: false })
  await settled()
})

test('what was read while something was being written is read again', async () => {
  const { cart, answer, tellOfChange, settled, storage } = await opened([line()])
  tellOfChange()
  const removing = cart.remove(line())
  answer('load', ok([line()]))
  await settled()
  expect(cart.view().lines).toEqual([])
  answer('remove', ok(undefined))
  await removing
  await vi.waitFor(() => expect(storage.load).toHaveBeenCalledTimes(3))
  answer('load', ok([]))
  await settled()
  expect(cart.view()).toMatchObject({ lines: [], status: 'ready' })
})

test('many changes elsewhere ask for one more reading, not for one each', async () => {
  const { answer, tellOfChange, settled, storage } = await opened([])
  for (let change = 0; change < 10; change++) tellOfChange()
  answer('load', ok([line()]))
  await settled()
  answer('load', ok([line()]))
  await settled()
  expect(storage.load).toHaveBeenCalledTimes(3)
})

test('a reading that fails keeps what was known, says so once, and recovers', async () => {
  const { cart, answer, tellOfChange, settled, failed } = await opened([line()])
  for (const result of [err('failed'), err('failed'), ok([])] as const) {
    tellOfChange()
    answer('load', result)
    await settled()
    if (!result.ok) expect(cart.view()).toMatchObject({ lines: [line()], status: 'failed' })
  }
  expect(failed).toHaveBeenCalledTimes(1)
  expect(cart.view()).toMatchObject({ lines: [], status: 'ready' })
})

test('refreshing tells which prices changed', async () => {
  const { cart, answer, settled } = await opened([line()])
  const refreshing = cart.refresh()
  await settled()
  const dearer = line()
  answer('refresh', ok([{ ...dearer, productData: { ...dearer.productData, price: 1200 } }]))
  expect(await refreshing).toEqual([{ lineId: 'line', name: 'Plain', from: 1000, to: 1200 }])
})

test('the current cart is loading until it is known whose it is, and between two customers', async () => {
  const current = createCurrentCart()
  expect(current.view()).toBe(loadingCart)
  const { cart } = await opened([line()])
  const letGo = current.hold(() => Promise.resolve(cart), vi.fn())
  expect(await current.whenOpen()).toEqual(ok(cart))
  expect(current.view().lines).toEqual([line()])
  letGo()
  current.forget()
  expect(current.view()).toBe(loadingCart)
  current.showNobodys()
  expect(await current.whenOpen()).toEqual(ok(null))
  expect(current.view()).toMatchObject({ lines: [], status: 'ready' })
})

test('a cart that could not be opened is tried again when it is asked for', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const current = createCurrentCart()
  const { cart } = await opened([line()])
  const failed = vi.fn()
  const open = vi.fn(() => Promise.resolve(cart)).mockRejectedValueOnce(new TypeError('not fetched'))
  const first = current.whenOpen()
  current.hold(open, failed)
  expect(await first).toEqual(err('failed'))
  expect(current.view().status).toBe('failed')
  expect(failed).toHaveBeenCalledTimes(1)
  expect(await current.whenOpen()).toEqual(ok(cart))
  expect(current.view().lines).toEqual([line()])
})

function line(changes: Partial<CartLine> = {}): CartLine {
  const productData = {
    id: 'plain',
    name: 'Plain',
    price: 1000,
    images: [],
    shortDescription: '',
    description: '',
    category: '',
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    features: [],
    isFeatured: false,
    isAvailable: true,
    comingSoon: false,
    recordType: null,
    subscriptionInterval: null,
    maxQuantity: 99,
  }
  return { ...item, id: 'line', productData, ...changes }
}

/** A cart over a storage whose answers the test gives, loaded with these lines. */
async function opened(lines: CartLine[]) {
  const asked: { deed: string; settle: (result: Result<never, CartError>) => void }[] = []
  const ask = (deed: string) =>
    vi.fn(() => new Promise<Result<never, CartError>>((settle) => asked.push({ deed, settle })))
  let tellOfChange: () => void = () => undefined
  const storage = {
    load: ask('load'),
    refresh: ask('refresh'),
    add: ask('add'),
    setQuantity: ask('setQuantity'),
    remove: ask('remove'),
    clear: ask('clear'),
    subscribe(listener: () => void) {
      tellOfChange = listener
      return () => undefined
    },
  } satisfies CartStorage
  function answer(deed: string, result: Result<unknown, CartError>): void {
    const index = asked.findIndex((each) => each.deed === deed)
    const [question] = asked.splice(index, 1)
    expect(question?.deed, `${deed} was asked for`).toBe(deed)
    question?.settle(result as Result<never, CartError>)
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const failed = vi.fn()
  const cart = openCart(storage, failed)
  expect(cart.view()).toBe(loadingCart)
  answer('load', ok(lines))
  await settled()
  return { cart, storage, answer, settled, failed, tellOfChange: () => tellOfChange() }
}
