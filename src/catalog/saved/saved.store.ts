import { sessionStore } from '#account/session/session.store.ts'
import { loadingSaved } from '#catalog/saved/saved-state.ts'
import { savedKey } from '#catalog/saved/storage-keys.ts'
import { isStored, onStored } from '#lib/stored.client.ts'
import { createStore } from '#lib/store.ts'

const { getState, setState, subscribe } = createStore(loadingSaved)
let list: ReturnType<typeof fetchList> | undefined
let isWatching = false

/**
 * The saved products of this browser's current customer. Most visitors have none, so the code for lists loads
 * only if a list exists, for a backend account, or on the first press.
 */
export const savedStore = {
  getState,
  subscribe(listener: () => void): () => void {
    watch()
    return subscribe(listener)
  },

  /**
   * Called by pages that show the list even if it is empty, and before a press, so that the press is stored
   * at once.
   */
  open(): void {
    void openList()
  },

  /** Shows a change at once, and reverts it if it could not be stored. Returns whether it was stored. */
  async set(productId: string, isSaved: boolean): Promise<boolean> {
    const { status, items } = getState()
    const others = items.filter((each) => each.productId !== productId)
    setState({ status, items: isSaved ? [{ productId, savedAt: Date.now() }, ...others] : others })
    return (await openList())?.set(productId, isSaved) ?? false
  },
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  onStored(savedKey, openIfAny)
  sessionStore.subscribe(openIfAny)
  openIfAny()
}

function openIfAny(): void {
  const session = sessionStore.getState()
  const isAccount = session.status === 'signed-in' && session.mode === 'backend'
  if (isAccount || isStored(savedKey)) void openList()
}

async function openList() {
  list ??= fetchList()
  try {
    return await list
  } catch {
    list = undefined
    setState({ status: 'failed', items: [] })
    return null
  }
}

async function fetchList() {
  const { savedList } = await import('#catalog/saved/saved-list.store.ts')
  savedList.subscribe(() => setState(savedList.getState()))
  return savedList
}
