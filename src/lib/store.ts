/** State outside React, for `useSyncExternalStore`. */
export function createStore<State>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()

  return {
    getState: (): State => state,
    setState(next: State): void {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
