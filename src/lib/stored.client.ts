import { parseJson } from '#lib/json.ts'
import { parsed, type Schema } from '#lib/schema.ts'

const ownWrites = new EventTarget()

/** Returns a stored value, or `null`. Ignores an invalid value with a warning (product: data 15). */
export function readStored<Value>(key: string, schema: Schema<Value>): Value | null {
  return read('localStorage', key, schema)
}

/** Reads a value that this tab stores, or `null`. */
export function readFromTab<Value>(key: string, schema: Schema<Value>): Value | null {
  return read('sessionStorage', key, schema)
}

function read<Value>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  schema: Schema<Value>,
): Value | null {
  let text: string | null
  try {
    text = globalThis[storage].getItem(key)
  } catch {
    console.warn(`Browser storage is unavailable: ${key} was not read.`)
    return null
  }
  if (text === null) return null
  const value = parsed(schema, parseJson(text))
  if (value !== undefined) return value
  console.warn(`The value of ${key} in browser storage is invalid and was ignored.`)
  return null
}

/** Whether the key has a value, even an invalid one. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Returns whether the value was stored. Browsers reject it if storage is blocked or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`Browser storage rejected ${key}.`)
    return false
  }
  ownWrites.dispatchEvent(new Event(key))
  return true
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    console.warn(`Browser storage is unavailable: ${key} was not removed.`)
  }
  ownWrites.dispatchEvent(new Event(key))
}

export function storedKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Subscribes to changes of the key in all tabs. Returns the function to unsubscribe. */
export function onStored(key: string, listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', fromOtherTab)
  ownWrites.addEventListener(key, listener)
  return () => {
    window.removeEventListener('storage', fromOtherTab)
    ownWrites.removeEventListener(key, listener)
  }
}

/** Stores a value for this tab, until it is closed. A tab without storage loses it. */
export function writeToTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`Browser storage rejected ${key}.`)
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    console.warn('Session storage is unavailable.')
  }
}
