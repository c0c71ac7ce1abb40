import { sessionStore } from '#account/session.store.ts'
import type { SessionState } from '#account/session.ts'
import { browserSaved, forgetSaved, readSaved } from '#catalogue/saved/browser-saved.client.ts'
import type { SavedStorage } from '#catalogue/saved/saved-storage.ts'
import {
  browserListOf,
  nobodysList,
  withSaved,
  withoutSaved,
  type SavedProduct,
} from '#catalogue/saved/saved.ts'
import { loadingSaved, type SavedState } from '#catalogue/saved/saved-state.ts'
import { createStore } from '#lib/store.ts'

/** The list of whoever uses this browser, wherever it is stored. */
export const savedList = createSavedList(sessionStore, storageOf)

async function storageOf(session: SessionState): Promise<SavedStorage> {
  if (session.status !== 'signed-in' || session.mode !== 'backend') {
    return browserSaved(browserListOf(session) ?? nobodysList)
  }
  return (await import('#catalogue/saved/account-saved.client.ts')).accountSaved(session.user.id)
}

type Sessions = Pick<typeof sessionStore, 'getState' | 'subscribe'>

export function createSavedList(sessions: Sessions, openStorage: typeof storageOf) {
  const { getState, setState, subscribe } = createStore(loadingSaved)
  /** Changes on their way, shown before the storage has answered. */
  const underWay = new Map<string, { saved: SavedProduct; isSaved: boolean }>()
  let stored: SavedProduct[] = []
  let status: SavedState['status'] = 'loading'
  let owner: string | undefined
  let storage: Promise<SavedStorage | null> = Promise.resolve(null)
  let opened: (() => void) | undefined
  let stop: (() => void) | undefined

  function publish(): void {
    let items = stored
    for (const { saved, isSaved } of underWay.values()) {
      items = isSaved ? withSaved(items, saved) : withoutSaved(items, saved.productId)
    }
    setState({ status, items })
  }

  async function read(from: SavedStorage, of: string): Promise<void> {
    const list = await from.load()
    if (owner !== of) return
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
    await takeNobodysList(found, session)
    if (owner !== of) return null
    stop = found.subscribe(() => void read(found, of))
    await read(found, of)
    return found
  }

  function follow(): void {
    const session = sessions.getState()
    if (session.status === 'loading') return
    const next = session.status === 'signed-in' ? `${session.mode} ${session.user.id}` : nobodysList
    if (next === owner) return
    owner = next
    stop?.()
    stop = undefined
    stored = []
    underWay.clear()
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

  return {
    getState,
    subscribe(listener: () => void): () => void {
      start()
      return subscribe(listener)
    },

    /** Shown at once, and taken back if it could not be stored. Answers whether it was. */
    async set(productId: string, isSaved: boolean): Promise<boolean> {
      start()
      const saved = { productId, savedAt: Date.now() }
      const change = { saved, isSaved }
      underWay.set(productId, change)
      publish()
      const place = await storage
      const of = owner
      const done = place !== null && (await (isSaved ? place.save(saved) : place.remove(productId)))
      if (of !== owner) return done
      if (underWay.get(productId) === change) underWay.delete(productId)
      if (done) stored = isSaved ? withSaved(stored, saved) : withoutSaved(stored, productId)
      publish()
      return done
    },
  }
}

/** What was saved before signing in joins the customer's list, once (product: saved 3). */
async function takeNobodysList(storage: SavedStorage, session: SessionState): Promise<void> {
  if (session.status !== 'signed-in') return
  const list = readSaved(nobodysList)
  if (list.length > 0 && (await storage.merge(list))) forgetSaved(nobodysList)
}
