import { sessionStore } from '#account/session/session.store.ts'
import type { SessionState } from '#account/session/session.ts'
import { browserSaved, forgetSaved, readSaved } from '#catalog/saved/browser-saved.client.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import {
  browserListOf,
  signedOutList,
  withSaved,
  withoutSaved,
  type SavedProduct,
} from '#catalog/saved/saved.ts'
import { loadingSaved, type SavedState } from '#catalog/saved/saved-state.ts'
import { withLock } from '#lib/lock.client.ts'
import { savedKey } from '#catalog/saved/storage-keys.ts'
import { createStore } from '#lib/store.ts'

/** The saved products of this browser's current customer, in either storage. */
export const savedList = createSavedList(sessionStore, storageOf)

async function storageOf(session: SessionState): Promise<SavedStorage> {
  if (session.status !== 'signed-in' || session.mode !== 'backend') {
    return browserSaved(browserListOf(session) ?? signedOutList)
  }
  return (await import('#catalog/saved/account-saved.client.ts')).accountSaved(session.user)
}

type Sessions = Pick<typeof sessionStore, 'getState' | 'subscribe'>

/** A change that is shown before the storage has confirmed it. */
interface Change {
  saved: SavedProduct
  isSaved: boolean
  done: Promise<boolean>
}

export function createSavedList(sessions: Sessions, openStorage: typeof storageOf) {
  const { getState, setState, subscribe } = createStore(loadingSaved)
  const underWay = new Map<string, Change>()
  let stored: SavedProduct[] = []
  let status: SavedState['status'] = 'loading'
  let owner: string | undefined
  let storage: Promise<SavedStorage | null> = Promise.resolve(null)
  let opened: (() => void) | undefined
  let stop: (() => void) | undefined
  /** Counts reads, because only the result of the latest read is used. */
  let readings = 0
  /** Counts writes, because a read is repeated if a write finished during the read. */
  let writes = 0

  function publish(): void {
    let items = stored
    for (const { saved, isSaved } of underWay.values()) {
      items = isSaved ? withSaved(items, saved) : withoutSaved(items, saved.productId)
    }
    setState({ status, items })
  }

  async function read(from: SavedStorage, of: string): Promise<void> {
    readings += 1
    const reading = readings
    let list: SavedProduct[] | null
    let before: number
    do {
      before = writes
      list = await from.load()
      if (owner !== of || reading !== readings) return
    } while (list && writes !== before)
    if (list) stored = list
    status = list ? 'ready' : 'failed'
    publish()
  }

  async function open(session: SessionState, of: string): Promise<SavedStorage | null> {
    const found = await openStorage(session).catch(() => null)
    if (owner !== of) return null
    if (!found) {
      status = 'failed'
      publish()
      return null
    }
    await mergeSignedOutList(found, session)
    if (owner !== of) return null
    stop = found.subscribe(() => void read(found, of))
    await read(found, of)
    return found
  }

  function follow(): void {
    const session = sessions.getState()
    if (session.status === 'loading') return
    const next = session.status === 'signed-in' ? `${session.mode} ${session.user.id}` : signedOutList
    if (next === owner) return
    // If the session was unknown before, the changes belong to the customer who is known now.
    if (owner !== undefined) underWay.clear()
    owner = next
    stop?.()
    stop = undefined
    stored = []
    status = 'loading'
    publish()
    storage = open(session, next)
    opened?.()
  }

  function start(): void {
    if (opened) return
    const { promise, resolve } = Promise.withResolvers<void>()
    opened = resolve
    storage = promise.then(() => storage)
    sessions.subscribe(follow)
    follow()
  }

  /**
   * Waits until the storage of the current customer is open. Waits again if the customer changes in the
   * meantime.
   */
  async function currentStorage(): Promise<SavedStorage | null> {
    let place: SavedStorage | null
    let opening: typeof storage
    do {
      opening = storage
      place = await opening
    } while (opening !== storage)
    return place
  }

  /** Waits for the previous change of the product, so that its changes are stored in order. */
  async function write({ saved, isSaved }: Change, before: Change | undefined): Promise<boolean> {
    await before?.done
    const place = await currentStorage()
    const of = owner
    const done = place !== null && (await (isSaved ? place.save(saved) : place.remove(saved.productId)))
    writes += 1
    if (done && of === owner)
      stored = isSaved ? withSaved(stored, saved) : withoutSaved(stored, saved.productId)
    return done
  }

  return {
    getState,
    subscribe(listener: () => void): () => void {
      start()
      return subscribe(listener)
    },

    async set(productId: string, isSaved: boolean): Promise<boolean> {
      start()
      const change: Change = {
        saved: { productId, savedAt: Date.now() },
        isSaved,
        done: Promise.resolve(false),
      }
      change.done = write(change, underWay.get(productId))
      underWay.set(productId, change)
      publish()
      const done = await change.done
      if (underWay.get(productId) === change) underWay.delete(productId)
      publish()
      return done
    },
  }
}

/**
 * Moves products that were saved before sign-in to the customer's list (product: saved 3). Only one tab at a
 * time does this, because another tab could otherwise restore a product that was removed.
 */
async function mergeSignedOutList(storage: SavedStorage, session: SessionState): Promise<void> {
  if (session.status !== 'signed-in' || readSaved(signedOutList).length === 0) return
  await withLock(savedKey, async () => {
    const list = readSaved(signedOutList)
    if (list.length > 0 && (await storage.merge(list))) forgetSaved(signedOutList, list)
  })
}
