type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** `/` outside of fields, and Ctrl or ⌘ with K anywhere (product: pages 22). */
export function opensSearch({ key, ctrlKey, metaKey, altKey }: Pressed, isTyping: boolean): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !isTyping
}
