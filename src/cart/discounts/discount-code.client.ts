import { text } from '#lib/schema.ts'
import { onStored, readStored, removeStored, writeStored } from '#lib/stored.client.ts'

const storageKey = 'wadah.discount'

/** The code that was entered in this browser or came with a link (`?code=`). */
export const discountCodeStore = {
  read: () => readStored(storageKey, text),
  write: (code: string) => writeStored(storageKey, code),
  remove: () => removeStored(storageKey),
  subscribe: (listener: () => void) => onStored(storageKey, listener),
}

/** Stores the code of a link (`?code=`) on any page of the shop. Returns it. */
export function storeCodeOfLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const code = new URLSearchParams(search).get('code')?.trim().slice(0, 40).toUpperCase()
  if (!code || pathname.startsWith('/dashboard')) return null
  discountCodeStore.write(code)
  return code
}
