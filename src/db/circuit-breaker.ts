export type CircuitState = 'closed' | 'half-open' | 'open'

export interface CircuitBreaker {
  /** Closed: call. Open: do not. Half-open: call once, as a probe. */
  state(now: number): CircuitState
  /** Before each call: while half-open, further calls have to wait for this one. */
  begin(): void
  succeeded(): void
  failed(now: number): void
}

/** Opens at a failure and closes at a success. While it is open, it lets one call through after each pause. */
export function createCircuitBreaker({ pauseMilliseconds }: { pauseMilliseconds: number }): CircuitBreaker {
  let nextProbeAt: number | null = null
  let isProbing = false
  return {
    state(now) {
      if (nextProbeAt === null) return 'closed'
      return isProbing || now < nextProbeAt ? 'open' : 'half-open'
    },
    begin() {
      isProbing = nextProbeAt !== null
    },
    succeeded() {
      nextProbeAt = null
      isProbing = false
    },
    failed(now) {
      nextProbeAt = now + pauseMilliseconds
      isProbing = false
    },
  }
}
