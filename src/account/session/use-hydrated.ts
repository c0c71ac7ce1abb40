import { useSyncExternalStore } from 'react'

/** False in the server's HTML and until hydration: a form that needs JavaScript waits for it. */
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
