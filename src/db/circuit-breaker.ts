export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * Creates the circuit breaker, which is open while the database is away. Only the heartbeat opens and closes
 * it (`db/notifications.server.ts`).
 */
export function createCircuitBreaker() {
  let isOpen = false
  const listeners: (() => void)[] = []
  const change = (next: boolean) => {
    if (isOpen === next) return
    isOpen = next
    for (const listener of listeners) listener()
  }
  return {
    get isOpen() {
      return isOpen
    },
    open: () => change(true),
    close: () => change(false),
    onChange(listener: () => void): void {
      listeners.push(listener)
    },
  }
}
