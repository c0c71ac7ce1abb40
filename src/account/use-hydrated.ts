import { useSyncExternalStore } from 'react'

/** False in the HTML from the server and until the page runs: a form that needs the browser waits for it. */
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
