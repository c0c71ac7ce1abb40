import { useSyncExternalStore } from 'react'
import { recentStore } from '#catalog/saved/recent.store.ts'

const nothing: readonly string[] = []

/** The ids of recently viewed products, newest first; empty in the server's HTML. */
export function useRecent(): readonly string[] {
  return useSyncExternalStore(recentStore.subscribe, recentStore.getState, () => nothing)
}
