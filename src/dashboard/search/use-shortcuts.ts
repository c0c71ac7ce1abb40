import { useEffect } from 'react'
import {
  approveHere,
  editHere,
  focusActions,
  moveInList,
  selectRow,
} from '#dashboard/search/move-in-list.client.ts'

/** Handles the keyboard shortcuts. Letters have no effect in input fields and while a dialog is open. */
export function useShortcuts({ find, help }: { find: () => void; help: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        find()
        return
      }
      if (key === 'Escape') leaveSearch(event)
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog:modal')) return
      if (key === '?') help()
      else if (key === '/') focusSearch(find)
      else if (key === 'j' || key === 'k') moveInList(key === 'j' ? 1 : -1)
      else if (key === 'x') selectRow()
      else if (key === 'b') focusActions()
      else if (key === 'e') editHere()
      else if (key === 'a') approveHere()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [find, help])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')
  )
}

/** Focuses the list's search field, or opens the search dialog if the page has none. */
function focusSearch(find: () => void): void {
  const field = document.querySelector<HTMLInputElement>('.dashboard-main input[type="search"]')
  if (field) field.focus()
  else find()
}

/** Leaves the list's search on Escape, so that `J` moves on; keeps the term, which browsers clear. */
function leaveSearch(event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || !target.matches('.dashboard-main input[type="search"]')) return
  event.preventDefault()
  target.blur()
}
