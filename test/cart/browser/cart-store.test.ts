import { describe, expect, test, vi } from 'vitest'
import { createCartStore, type CartStore } from '#cart/browser/cart.store.ts'
import { itemOf, loadingCart } from '#cart/browser/cart-storage.ts'
import { ok, err } from '#lib/result.ts'
import { controlledStorage, holding, item, line, openedStore, settled } from '../../support/cart-lines.ts'
import { patience } from '../../support/patience.ts'

describe('the owner of the cart', () => {
  test('the cart is loading until its owner is known, empty when signed out, and never shows two customers’ lines', async () => {
    const store = createCartStore({ loadFailed: vi.fn() })
    expect(store.getState()).toEqual(loadingCart)
    const ada = controlledStorage()
    store.openFor(() => Promise.resolve(ada.storage))
    await ada.answer('load', holding([line()]))
    expect(store.getState()).toMatchObject({ lines: [line()], status: 'ready' })

    store.openFor('unknown')
    expect(store.getState()).toEqual(loadingCart)
    expect(ada.isHeard()).toBe(false)
    store.openFor('nobody')
    expect(store.getState()).toMatchObject({ lines: [], status: 'ready' })
    expect(await store.add(item)).toEqual(err('login_required'))
  })

  test('an item added before the owner of the cart is known is queued', async () => {
    const store = createCartStore({ loadFailed: vi.fn() })
    const adding = store.add(item)
    expect(store.getState().adding).toEqual([item])
    const { storage, answer } = controlledStorage()
    store.openFor(() => Promise.resolve(storage))
    await answer('load', holding([]))
    await answer('add', ok(line()))
    expect(await adding).toEqual(ok(line()))
    expect(store.getState().adding).toEqual([])
  })

  test('a response for the previous customer is not shown to the next customer', async () => {
    const { store, storage, answer } = await openedStore([])
    const adding = store.add(item)
    await vi.waitFor(() => expect(storage.add).toHaveBeenCalled(), patience)
    store.openFor('nobody')
    await answer('add', ok(line()))
    await adding
    expect(store.getState()).toMatchObject({ lines: [], adding: [], busy: false })
  })

  test('adding an item fails without asking for log-in while the session cannot be checked', async () => {
    const messages = { loadFailed: vi.fn() }
    const store = createCartStore(messages)
    store.openFor('unreachable')
    expect(store.getState().status).toBe('failed')
    expect(messages.loadFailed).toHaveBeenCalledTimes(1)
    expect(await store.add(item)).toEqual(err('failed'))
  })

  test('a cart that could not be opened is opened by the next refresh', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const messages = { loadFailed: vi.fn() }
    const store = createCartStore(messages)
    const { storage, answer } = controlledStorage()
    const open = vi.fn(() => Promise.resolve(storage)).mockRejectedValueOnce(new TypeError('not fetched'))
    store.openFor(open)
    await vi.waitFor(() => expect(store.getState().status).toBe('failed'), patience)
    expect(messages.loadFailed).toHaveBeenCalledTimes(1)
    const refreshing = store.refresh()
    await answer('load', holding([line()]))
    await answer('refresh', holding([line()]))
    expect(await refreshing).toEqual({ changes: [], isEmpty: false })
    expect(store.getState()).toMatchObject({ lines: [line()], status: 'ready' })
  })
})

describe('adding an item', () => {
  test('adding an item shows a busy state at once, and the line when it is stored', async () => {
    const { store, answer } = await openedStore([])
    const adding = store.add(item)
    expect(store.getState()).toMatchObject({ lines: [], adding: [item] })
    await answer('add', ok(line()))
    expect(await adding).toEqual(ok(line()))
    expect(store.getState()).toMatchObject({ lines: [line()], adding: [], busy: false })
  })

  test('adding an item again shows the quantity that storage returns', async () => {
    const { store, answer } = await openedStore([line({ quantity: 2 })])
    const adding = store.add(item)
    await answer('add', ok(line({ quantity: 5 })))
    await adding
    expect(store.getState().lines).toEqual([line({ quantity: 5 })])
  })
})

function callOf(store: CartStore, call: 'add' | 'changeQuantity' | 'remove' | 'clear') {
  const calls = {
    add: () => store.add(item),
    changeQuantity: () => store.changeQuantity('line', { change: 1 }),
    remove: () => store.remove('line'),
    clear: () => store.clear(),
  }
  return calls[call]()
}

describe('changing a line', () => {
  test.each(['changeQuantity', 'remove', 'clear'] as const)('a failed %s is reverted', async (call) => {
    const lines = [line({ quantity: 2 }), line({ id: 'other', productId: 'other' })]
    const { store, answer } = await openedStore(lines)
    const done = callOf(store, call)
    await vi.waitFor(() => expect(store.getState().lines).not.toEqual(lines), patience)
    await answer(call, err('failed'))
    expect(await done).toEqual(err('failed'))
    expect(store.getState()).toMatchObject({ lines, busy: false })
  })

  test('a press of plus is shown before it is stored, sent as a difference, and then replaced by the stored quantity', async () => {
    const { store, storage, answer } = await openedStore([line({ quantity: 2 })])
    const changing = store.changeQuantity('line', { change: 1 })
    await vi.waitFor(() => expect(store.getState().lines).toEqual([line({ quantity: 3 })]), patience)
    expect(store.getState().busy).toBe(true)
    expect(storage.changeQuantity).toHaveBeenCalledWith(line({ quantity: 2 }), { change: 1 })
    // Another tab has pressed plus as well.
    await answer('changeQuantity', ok(4))
    expect(await changing).toEqual(ok(4))
    expect(store.getState()).toMatchObject({ lines: [line({ quantity: 4 })], busy: false })
    expect(await store.changeQuantity('nobody', { change: 1 })).toEqual(err('unknown_line'))
  })

  test('an entered quantity is shown before it is stored, and sent unchanged', async () => {
    const { store, storage, answer } = await openedStore([line({ quantity: 2 })])
    const changing = store.changeQuantity('line', { quantity: 5 })
    await vi.waitFor(() => expect(store.getState().lines).toEqual([line({ quantity: 5 })]), patience)
    expect(storage.changeQuantity).toHaveBeenCalledWith(line({ quantity: 2 }), { quantity: 5 })
    await answer('changeQuantity', ok(5))
    expect(await changing).toEqual(ok(5))
  })

  test.each(['add', 'changeQuantity', 'remove', 'clear'] as const)(
    'the cart does not stay busy when storage throws on %s',
    async (call) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { store, storage } = await openedStore([line()])
      storage[call].mockRejectedValueOnce(new Error('locks are gone'))
      expect(await callOf(store, call)).toEqual(err('failed'))
      expect(store.getState()).toMatchObject({ lines: [line()], adding: [], busy: false })
    },
  )

  test('adding several items adds those that are still sold, and names the rejected line correctly even if names are equal', async () => {
    const { store, answer } = await openedStore([])
    const names = ['One', 'Two', 'Three']
    const lines = names.map((id) => line({ id, productId: id }, { name: 'Same Name' }))
    const adding = store.addAll(lines.map(itemOf))
    await answer('add', ok(lines[0]))
    await answer('add', err('unavailable'))
    await answer('add', ok(lines[2]))
    expect(await adding).toEqual({
      added: ['Same Name', 'Same Name'],
      rejected: [{ name: 'Same Name', reason: 'unavailable' }],
    })
    expect(store.getState().lines.map(({ id }) => id)).toEqual(['One', 'Three'])
  })
})

describe('reading the cart again', () => {
  test('a change is shown during a read, and stored after it', async () => {
    const { store, storage, answer, changeElsewhere } = await openedStore([line()])
    changeElsewhere()
    await settled()
    const removing = store.remove('line')
    await settled()
    expect(store.getState()).toMatchObject({ lines: [], busy: true })
    expect(storage.remove).not.toHaveBeenCalled()
    await answer('load', holding([line({ quantity: 2 })]))
    expect(store.getState()).toMatchObject({ lines: [], busy: true })
    await answer('remove', err('failed'))
    expect(await removing).toEqual(err('failed'))
    expect(store.getState()).toMatchObject({ lines: [line({ quantity: 2 })], busy: false })
  })

  test('a change that waits for a read is not made in the cart of the next customer', async () => {
    const { store, storage, answer, changeElsewhere } = await openedStore([line()])
    changeElsewhere()
    await settled()
    const adding = store.add(item)
    await settled()
    store.openFor('nobody')
    await answer('load', holding([]))
    expect(await adding).toEqual(err('failed'))
    expect(storage.add).not.toHaveBeenCalled()
  })

  test('many simultaneous changes in other tabs cause only one more read of the cart', async () => {
    const { answer, changeElsewhere, storage } = await openedStore([])
    changeElsewhere()
    await settled()
    for (let change = 0; change < 10; change++) changeElsewhere()
    await answer('load', holding([]))
    await answer('load', holding([line()]))
    await settled()
    expect(storage.load).toHaveBeenCalledTimes(3)
  })

  test('failed reads keep the content of the cart and are reported once, until a read succeeds', async () => {
    const { store, messages, answer, changeElsewhere } = await openedStore([line()])
    for (const result of [err('failed'), err('failed'), holding([])] as const) {
      changeElsewhere()
      await answer('load', result)
      if (!result.ok) expect(store.getState()).toMatchObject({ lines: [line()], status: 'failed' })
    }
    expect(messages.loadFailed).toHaveBeenCalledTimes(1)
    expect(store.getState()).toMatchObject({ lines: [], status: 'ready' })
  })

  test('a refresh of the cart returns changed prices', async () => {
    const { store, answer } = await openedStore([line()])
    const refreshing = store.refresh()
    await answer('refresh', holding([line({}, { price: 1200 })]))
    const changes = [{ lineId: 'line', name: 'Plain', from: 1000, to: 1200 }]
    expect(await refreshing).toEqual({ changes, isEmpty: false })
  })

  test('a refresh of the cart is not lost when other reads start at the same time', async () => {
    const { store, storage, answer, changeElsewhere } = await openedStore([line()])
    changeElsewhere()
    const first = store.refresh()
    changeElsewhere()
    const second = store.refresh()
    await answer('load', holding([line()]))
    changeElsewhere()
    await answer('refresh', holding([line({}, { price: 1200 })]))
    await answer('refresh', holding([line({}, { price: 1300 })]))
    expect(await first).toMatchObject({ changes: [{ from: 1000, to: 1200 }] })
    expect(await second).toMatchObject({ changes: [{ from: 1200, to: 1300 }] })
    expect(storage.refresh).toHaveBeenCalledTimes(2)
  })

  test('a cart read that throws counts as failed, and the next read runs', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store, storage, answer, changeElsewhere } = await openedStore([line()])
    storage.load.mockRejectedValueOnce(new Error('no storage'))
    changeElsewhere()
    await vi.waitFor(() => expect(store.getState().status).toBe('failed'), patience)
    changeElsewhere()
    await answer('load', holding([line()]))
    expect(store.getState().status).toBe('ready')
  })
})
