import { useSyncExternalStore } from 'react'

/** False in the server's HTML and until hydration, for forms that require JavaScript. */
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
