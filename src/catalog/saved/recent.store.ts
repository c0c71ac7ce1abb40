import { recentKey } from '#catalog/saved/storage-keys.ts'
import { listOf, text } from '#lib/schema.ts'
import { onStored, readStored, removeStored, writeStored } from '#lib/stored.client.ts'
import { createStore } from '#lib/store.ts'

const none: readonly string[] = []
const { getState, setState, subscribe } = createStore(none)
let isStarted = false

/** The ids of the products that were viewed in this browser, newest first (product: saved 14). */
export const recentStore = {
  getState,
  subscribe(listener: () => void): () => void {
    if (!isStarted) {
      isStarted = true
      onStored(recentKey, read)
      read()
    }
    return subscribe(listener)
  },
  see(id: string): void {
    writeStored(recentKey, withSeen(readRecent(), id))
  },
  clear(): void {
    removeStored(recentKey)
  },
}

function read(): void {
  setState(readRecent())
}

function readRecent(): readonly string[] {
  return readStored(recentKey, listOf(text))?.slice(0, maxRecent) ?? none
}

/** The maximum number of stored products. The oldest are removed (product: saved 14). */
export const maxRecent = 12

/** Adds a viewed product at the beginning and removes its earlier entry. */
export function withSeen(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxRecent)
}
