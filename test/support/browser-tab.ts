import { vi } from 'vitest'

/**
 * The browser features that the session store needs. Every store created with it acts as another tab of the same
 * browser.
 */
export function standInForTab() {
  const stored = new Map<string, string>()
  const storage = { isFull: false }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new Error('QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('StorageEvent', StorageChange)
  return { stored, storage }
}

/** The event that a browser dispatches after another tab has written to storage. */
export class StorageChange extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}
