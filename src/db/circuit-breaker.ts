export type CircuitState = 'closed' | 'half-open' | 'open'
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/** Opens at a failure and closes at a success. While it is open, it lets one call through after each pause. */
export function createCircuitBreaker({ pauseMilliseconds }: { pauseMilliseconds: number }) {
  let nextProbeAt: number | null = null
  let isProbing = false
  return {
    /** Closed: call. Open: do not. Half-open: call once, as a probe. */
    state(now: number): CircuitState {
      if (nextProbeAt === null) return 'closed'
      return isProbing || now < nextProbeAt ? 'open' : 'half-open'
    },
    /** Before each call: while half-open, further calls have to wait for this one. */
    begin(): void {
      isProbing = nextProbeAt !== null
    },
    succeeded(): void {
      nextProbeAt = null
      isProbing = false
    },
    failed(now: number): void {
      nextProbeAt = now + pauseMilliseconds
      isProbing = false
    },
  }
}
