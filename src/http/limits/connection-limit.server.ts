const perCustomer = 20
const perAddress = 100
const perProcess = 5_000

/** Limits the open streams of this process per customer, per address and in total (product: limits 18). */
export function createConnectionLimit() {
  const taken = new Map<string, number>()
  let all = 0

  return {
    /**
     * Takes a slot for each name, or returns `null` and takes none. Returns the function that releases the
     * slots.
     */
    take(names: readonly string[]): (() => void) | null {
      const isFull = names.some((name) => (taken.get(name) ?? 0) >= limitOf(name))
      if (isFull || all >= perProcess) return null
      all += 1
      for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1)
      return () => {
        all -= 1
        for (const name of names) {
          const remaining = (taken.get(name) ?? 1) - 1
          if (remaining > 0) taken.set(name, remaining)
          else taken.delete(name)
        }
      }
    },
  }
}

function limitOf(name: string): number {
  return name.startsWith('address:') ? perAddress : perCustomer
}
