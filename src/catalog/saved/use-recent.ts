import { useSyncExternalStore } from 'react'
import { recentStore } from '#catalog/saved/recent.store.ts'

const nothing: readonly string[] = []

/** The ids of the products seen last, newest first; none in the server's HTML. */
export function useRecent(): readonly string[] {
  return useSyncExternalStore(recentStore.subscribe, recentStore.getState, () => nothing)
}
