import { sessionStore } from '#account/session/session.store.ts'
import { loadingSaved } from '#catalog/saved/saved-state.ts'
import { savedKey } from '#catalog/saved/storage-keys.ts'
import { isStored, onStored } from '#lib/stored.client.ts'
import { createStore } from '#lib/store.ts'

const { getState, setState, subscribe } = createStore(loadingSaved)
let list: ReturnType<typeof fetchList> | undefined
let isWatching = false

/**
 * The saved products of this browser's current customer. Most visitors have none, so the code for lists is
 * loaded only if the browser has a list, for a backend account, or when a visitor saves a product.
 */
export const savedStore = {
  getState,
  subscribe(listener: () => void): () => void {
    watch()
    return subscribe(listener)
  },

  /**
   * Loads the code for lists. Pages call this if they show the list even when it is empty. Buttons call it
   * before they are pressed, so that the press is stored immediately.
   */
  open(): void {
    void openList()
  },

  /** Shows a change immediately, and reverts it if it could not be stored. Returns whether it was stored. */
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
