import { vi } from 'vitest'
import type { TestStore } from './store.ts'

/**
 * Provides the browser features that cart storages need: storage, a window for events, and `fetch` calls to the
 * store.
 */
export function standInForBrowser(store?: TestStore, cookie = ''): { storage: Map<string, string> } {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    key: (index: number) => [...storage.keys()][index] ?? null,
    get length() {
      return storage.size
    },
  })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL('http://localhost/') }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!store) throw new TypeError('fetch failed')
    return store.app.request(path, { ...init, headers: { ...init.headers, cookie } })
  })
  return { storage }
}
