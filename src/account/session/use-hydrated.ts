import { useSyncExternalStore } from 'react'

/** False on the server and until hydration. For forms that need JavaScript. */
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
