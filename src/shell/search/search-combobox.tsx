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
    // Opened by the browser alone, it has no focus yet.
    if (panel.matches(':popover-open:not(:focus-within)')) panel.querySelector('input')?.focus()
    const stops = [
      listen(panel, 'focusout', closeWhenLeft),
      // Once the form has been read. Whoever opens the panel again before the results are here finds it empty.
      listen(panel, 'submit', () => setTimeout(empty, 0, panel)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [panel])

  // Another page was opened. Whoever has opened the panel again before that goes on typing; only Back and Forward
  // close it here, since choosing and searching have closed it already.
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

/** The browser gives the focus back to what had it. */
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
