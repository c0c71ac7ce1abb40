/**
 * Runs `work` exclusively among all tabs of this browser. Pages without TLS have no locks, so there it runs
 * directly.
 */
export async function withLock<Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
