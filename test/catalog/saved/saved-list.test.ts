import { beforeEach, expect, test, vi } from 'vitest'
import { sessionUser, type SessionState } from '#account/session/session.ts'
import { browserSaved } from '#catalog/saved/browser-saved.client.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import { createSavedList } from '#catalog/saved/saved-list.store.ts'
import { browserListOf, mergeSaved, type SavedProduct } from '#catalog/saved/saved.ts'
import { savedKey } from '#catalog/saved/storage-keys.ts'
import { createStore } from '#lib/store.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'
import { patience } from '../../support/patience.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = standInForBrowser().storage
})
const ada = sessionUser('ada-id', 'ada@example.com', {})
const byPortal: SessionState = { status: 'signed-in', mode: 'customer-portal', user: ada }
const byAccount: SessionState = { status: 'signed-in', mode: 'backend', user: ada, emailProven: true }

/** The server's list for the account. */
function accountStandIn(list: SavedProduct[]) {
  const listeners = new Set<() => void>()
  const account = {
    list,
    answers: true,
    /** Resolves when the server's response reaches the browser. */
    reading: Promise.resolve(),
    merging: Promise.resolve(),
    writes: [] as string[],
    tellOfChange() {
      for (const listener of listeners) listener()
    },
  }
  const changed = () => Promise.resolve(account.answers)
  const storageOfAccount: SavedStorage = {
    async load() {
      const found = account.answers ? account.list : null
      await account.reading
      return found
    },
    save(saved) {
      account.writes.push(`save ${saved.productId}`)
      if (account.answers) account.list = mergeSaved([saved], account.list)
      return changed()
    },
    remove(productId) {
      account.writes.push(`remove ${productId}`)
      if (account.answers) account.list = account.list.filter((each) => each.productId !== productId)
      return changed()
    },
    async merge(added) {
      if (account.answers) account.list = mergeSaved(added, account.list)
      await account.merging
      return changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { account, storageOfAccount }
}

function openStore(session: SessionState, list: SavedProduct[] = []) {
  const sessions = createStore(session)
  const { account, storageOfAccount } = accountStandIn(list)
  const store = createSavedList(sessions, (current) => {
    const name = browserListOf(current)
    return Promise.resolve(name === null ? storageOfAccount : browserSaved(name))
  })
  store.subscribe(() => undefined)
  const ids = () => store.getState().items.map(({ productId }) => productId)
  const shows = (...expected: string[]) =>
    vi.waitFor(() => {
      expect(store.getState().status).toBe('ready')
      expect(ids()).toEqual(expected)
    }, patience)
  return { store, sessions, account, ids, shows }
}

test('the list of a signed-out visitor is stored in the browser and updated in other tabs', async () => {
  const { store, shows } = openStore({ status: 'signed-out' })
  const other = openStore({ status: 'signed-out' })
  await shows()
  const saving = store.set('a', true)
  expect(store.getState().items).toMatchObject([{ productId: 'a' }])
  expect(await saving).toBe(true)
  await other.shows('a')
  await store.set('a', false)
  await other.shows()
})

test('a product saved before the session is known is stored once the session is known', async () => {
  const { store, sessions, shows } = openStore({ status: 'loading' })
  const saving = store.set('a', true)
  sessions.setState({ status: 'signed-out' })
  expect(await saving).toBe(true)
  await shows('a')
})

test('signing in moves the browser’s list to the customer’s list, which is hidden while signed out', async () => {
  const { store, sessions, shows } = openStore({ status: 'signed-out' })
  await store.set('a', true)
  sessions.setState(byPortal)
  await shows('a')
  await store.set('b', true)
  expect(JSON.parse(storage.get(savedKey) ?? '{}')).toMatchObject({
    'ada@example.com': [{ product_id: 'b' }, { product_id: 'a' }],
  })
  sessions.setState({ status: 'signed-out', byChoice: true })
  await shows()
  sessions.setState(byPortal)
  await shows('b', 'a')
})

test('an account gets the browser’s list of saved products, newest first', async () => {
  const { store, sessions, account, shows } = openStore({ status: 'signed-out' }, [
    { productId: 'old', savedAt: 1 },
  ])
  await store.set('a', true)
  sessions.setState(byAccount)
  await shows('a', 'old')
  expect(account.list.map(({ productId }) => productId)).toEqual(['a', 'old'])
  expect(storage.get(savedKey)).toBe('{}')
})

test('while the server does not respond, no product is shown as saved, and the browser keeps its list', async () => {
  const { store, sessions, account, ids } = openStore({ status: 'signed-out' })
  await store.set('a', true)
  account.answers = false
  sessions.setState(byAccount)
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'), patience)
  expect(await store.set('b', true)).toBe(false)
  expect(ids()).toEqual([])
  expect(storage.get(savedKey)).toContain('"a"')
})

test('a list that was read before a saved product was stored does not remove the product again', async () => {
  const { store, account, ids, shows } = openStore(byAccount, [{ productId: 'old', savedAt: 1 }])
  await shows('old')
  const answer = Promise.withResolvers<void>()
  account.reading = answer.promise
  account.tellOfChange()
  const saving = [store.set('a', true), store.set('b', true)]
  expect(ids()).toContain('b')
  expect(await Promise.all(saving)).toEqual([true, true])
  account.reading = Promise.resolve()
  answer.resolve()
  await answer.promise
  await vi.waitFor(() => expect(ids().toSorted()).toEqual(['a', 'b', 'old']), patience)
  account.tellOfChange()
  await vi.waitFor(() => expect(ids().toSorted()).toEqual(['a', 'b', 'old']), patience)
})

test('the later of two reads of the saved products wins, even if it returns first', async () => {
  const { account, shows } = openStore(byAccount)
  await shows()
  const answer = Promise.withResolvers<void>()
  account.reading = answer.promise
  account.tellOfChange()
  account.reading = Promise.resolve()
  account.list = [{ productId: 'from another device', savedAt: 1 }]
  account.tellOfChange()
  await shows('from another device')
  answer.resolve()
  await answer.promise
  await shows('from another device')
})

test('several presses on one product reach the account in order', async () => {
  const { store, account, shows } = openStore(byAccount)
  await shows()
  const presses = [store.set('a', true), store.set('a', false), store.set('a', true), store.set('b', true)]
  expect(await Promise.all(presses)).toEqual([true, true, true, true])
  expect(account.writes.filter((write) => write.endsWith(' a'))).toEqual(['save a', 'remove a', 'save a'])
  expect(account.list.map(({ productId }) => productId).toSorted()).toEqual(['a', 'b'])
})

test('a product saved while the lists are merged is added to the account’s list, and one saved in another tab stays in the browser', async () => {
  const { store, sessions, account, ids } = openStore({ status: 'signed-out' })
  await store.set('a', true)
  const answer = Promise.withResolvers<void>()
  account.merging = answer.promise
  sessions.setState(byAccount)
  await vi.waitFor(() => expect(account.list).toHaveLength(1), patience)
  const saving = store.set('b', true)
  // Another tab has not noticed the log-in yet.
  await browserSaved('').save({ productId: 'c', savedAt: Date.now() })
  answer.resolve()
  expect(await saving).toBe(true)
  expect(account.list.map(({ productId }) => productId).toSorted()).toEqual(['a', 'b'])
  expect(ids()).toEqual(['b', 'a'])
  expect(storage.get(savedKey)).toContain('"c"')
  expect(storage.get(savedKey)).not.toContain('"a"')
})

test('products saved before the session is known stay visible while the lists are merged', async () => {
  const { store, sessions, ids, shows } = openStore({ status: 'loading' })
  const shown: string[][] = []
  store.subscribe(() => shown.push(ids()))
  const saving = [store.set('a', true), store.set('b', true)]
  sessions.setState(byAccount)
  await Promise.all(saving)
  expect(shown.slice(1).every((list) => list.includes('a') && list.includes('b'))).toBe(true)
  await shows('b', 'a')
})

test('unreadable saved products are ignored with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage.set(savedKey, '{"": [{"product_id": 7}]}')
  const { store, shows } = openStore({ status: 'signed-out' })
  await shows()
  expect(warn).toHaveBeenCalled()
  await store.set('a', true)
  await shows('a')
})
