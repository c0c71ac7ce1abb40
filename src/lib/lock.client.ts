/** Runs `work` alone among all tabs of this browser. A page without TLS has no locks: there it just runs. */
export async function withLock<Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
