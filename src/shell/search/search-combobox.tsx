import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ComboboxAttributes } from '#shell/search/header-search.tsx'
import { SuggestionList } from '#shell/search/suggestion-list.tsx'

interface SearchComboboxProps {
  panel: HTMLElement
  onChanged: (attributes: ComboboxAttributes) => void
}

/** Shows suggestions while the panel is open, and closes it (product: pages 22). */
export function SearchCombobox({ panel, onChanged }: SearchComboboxProps) {
  const isOpen = useSyncExternalStore(
    (changed) => listen(panel, 'toggle', changed),
    () => panel.matches(':popover-open'),
  )
  const input = panel.querySelector('input')
  const { key } = useLocation()

  useEffect(() => {
    // If the browser opened the panel before this code was loaded, the field in the panel is not focused yet.
    if (panel.matches(':popover-open:not(:focus-within)')) panel.querySelector('input')?.focus()
    const stops = [
      listen(panel, 'focusout', closeWhenLeft),
      // Clear the field after the browser has read the form, so that the field is empty if the panel opens
      // again before the results arrive.
      listen(panel, 'submit', () => setTimeout(empty, 0, panel)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [panel])

  // Only Back and Forward close the panel here. The panel closes itself before any other navigation. If
  // the user has opened it again by now, it stays open.
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

/** Hides the panel. The browser then returns the focus to where it was before. */
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
