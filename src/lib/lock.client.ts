/**
 * Runs `work` while no other tab of this browser does. Pages without TLS have no locks, so `work` runs
 * directly.
 */
export async function withLock<Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
