import { useSyncExternalStore } from 'react'

/** Returns `false` on the server and until hydration. Forms that need JavaScript use this. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
}

function noChanges() {
  return () => undefined
}
