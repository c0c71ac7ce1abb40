import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { closeOnBack } from '#ui/close-on-back.client.ts'
import { CloseIcon, SearchIcon } from '#ui/icons-interface.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { SearchForm } from '#shell/search/search-form.tsx'
import { opensSearch } from '#shell/search/search-shortcut.ts'
import type { ComboboxAttributes } from '#shell/search/suggestions/suggestion-list.tsx'

function fetchSuggestions() {
  return import('#shell/search/suggestions/suggestion-list.tsx')
}

function fetchEarly(): void {
  fetchSuggestions().catch(() => undefined)
}

/**
 * Search on every page. The panel is a popover of the server's HTML, so that it opens before any JavaScript is here;
 * the suggestions under its field are loaded by the first touch (product: pages 21, 22).
 */
export function HeaderSearch() {
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [combobox, setCombobox] = useState<ComboboxAttributes>({})
  const list = useLazy(isOpen, fetchSuggestions, () => undefined)
  const { key } = useLocation()

  useEffect(() => {
    const layer = panel.current
    if (!layer) return
    if (isShown(layer)) {
      setOpen(true)
      openPanel(layer)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event, isTyping(event.target)) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      openPanel(layer)
    }
    const forgetBack = closeOnBack(layer)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      forgetBack()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  // Another page was opened: the search that led there is done.
  const openedOn = useRef(key)
  useEffect(() => {
    if (openedOn.current === key) return
    openedOn.current = key
    hidePanel(panel.current)
    field.current?.form?.reset()
  }, [key])

  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        popoverTarget="site-search"
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        // Not left to the browser: a phone shows its keyboard only for a focus within the press.
        onClick={(event) => {
          event.preventDefault()
          if (isOpen) hidePanel(panel.current)
          else openPanel(panel.current)
        }}
      >
        <SearchIcon className="size-6" />
      </button>
      <search
        ref={panel}
        id="site-search"
        popover="auto"
        className="site-search"
        aria-label="Site"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hidePanel(currentTarget)
        }}
      >
        <div className="site-search-bar">
          <SearchForm
            {...combobox}
            ref={field}
            type="text"
            label="Search products, sellers and articles"
            placeholder="What do you need done?"
            onSearch={() => hidePanel(panel.current)}
          />
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
            popoverTarget="site-search"
            popoverTargetAction="hide"
            aria-label="Close search"
          >
            <CloseIcon />
          </button>
        </div>
        {isOpen && list && (
          <list.SuggestionList
            field={field}
            onCombobox={setCombobox}
            onLeave={() => hidePanel(panel.current)}
          />
        )}
      </search>
    </>
  )
}

/** Also when it is open already: before this page could act, the browser had opened it without the focus. */
function openPanel(panel: HTMLElement | null): void {
  if (!panel) return
  if (!isShown(panel)) panel.showPopover()
  const field = panel.querySelector('input')
  field?.focus()
  field?.select()
}

/** The browser gives the focus back to what had it. */
function hidePanel(panel: HTMLElement | null): void {
  if (panel && isShown(panel)) panel.hidePopover()
}

function isShown(panel: HTMLElement): boolean {
  return panel.matches(':popover-open')
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
