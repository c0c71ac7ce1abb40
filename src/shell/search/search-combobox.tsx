import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ComboboxAttributes } from '#shell/search/header-search.tsx'
import { SuggestionList } from '#shell/search/suggestion-list.tsx'

interface SearchComboboxProps {
  panel: HTMLElement
  onChanged: (attributes: ComboboxAttributes) => void
}

/** Suggestions while the panel is open, and every way to close it (product: pages 22). */
export function SearchCombobox({ panel, onChanged }: SearchComboboxProps) {
  const isOpen = useSyncExternalStore(
    (changed) => listen(panel, 'toggle', changed),
    () => panel.matches(':popover-open'),
  )
  const input = panel.querySelector('input')
  const { key } = useLocation()

  useEffect(() => {
    // If the browser opened the panel without JavaScript, the panel has no focus yet.
    if (panel.matches(':popover-open:not(:focus-within)')) panel.querySelector('input')?.focus()
    const stops = [
      listen(panel, 'focusout', closeWhenLeft),
      // Emptied after the form was read, so that the panel is empty if it is opened again before the results
      // arrive.
      listen(panel, 'submit', () => setTimeout(empty, 0, panel)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [panel])

  // Another page was opened. Selecting and searching have already closed the panel, so only Back and Forward
  // close it here. A panel opened again since then stays open for input.
  const isHistoryStep = useNavigationType() === 'POP'
  const openedOn = useRef(key)
  useEffect(() => {
    if (openedOn.current === key) return
    openedOn.current = key
    if (isHistoryStep) hide(panel)
    if (!panel.matches(':popover-open')) empty(panel)
  }, [key, isHistoryStep, panel])

  return isOpen && input && <SuggestionList input={input} onChanged={onChanged} onLeave={() => hide(panel)} />
}

function empty(panel: HTMLElement): void {
  panel.querySelector('form')?.reset()
  panel.querySelector('input')?.dispatchEvent(new Event('input'))
}

/** The browser returns the focus to the previous element. */
function hide(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover()
}

function listen<Name extends 'toggle' | 'focusout' | 'submit'>(
  panel: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name], panel: HTMLElement) => void,
): () => void {
  const stop = new AbortController()
  panel.addEventListener(name, (event) => listener(event, panel), { signal: stop.signal })
  return () => stop.abort()
}

function closeWhenLeft({ relatedTarget }: FocusEvent, panel: HTMLElement): void {
  if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) hide(panel)
}
