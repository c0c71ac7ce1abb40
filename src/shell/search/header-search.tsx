import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'
import { closeOnBack } from '#ui/dialogs/close-on-back.client.ts'
import { CloseIcon, SearchIcon } from '#ui/icons/icons-interface.tsx'
import { useLazy } from '#ui/loading/use-lazy.ts'
import { SearchForm } from '#shell/search/search-form.tsx'

/** The attributes that turn the field into a combobox once its code has loaded. */
export type ComboboxAttributes = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>

const look = buttonClass({ variant: 'quiet', size: 'icon' })

function fetchCombobox() {
  return import('#shell/search/search-combobox.tsx')
}

/**
 * The search of every page. Its panel is a popover in the server's HTML, so that it opens before JavaScript
 * has loaded. Everything except the plain form loads on first use (product: pages 21, 22).
 */
export function HeaderSearch() {
  const place = useRef<HTMLElement>(null)
  // Set in an effect. A callback ref would render the component again in the same task as hydration.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const [attributes, setAttributes] = useState<ComboboxAttributes>({})
  // The panel may already have been opened before hydration.
  const isOpen = panel?.matches(':popover-open') ?? false
  const combobox = useLazy(isNeeded || isOpen, fetchCombobox, () => setNeeded(false))
  const load = () => setNeeded(true)

  function open(): void {
    load()
    const input = place.current?.querySelector('input')
    place.current?.togglePopover(true)
    input?.focus()
    input?.select()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event, isTyping(event.target)) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    open()
  })
  useEffect(() => setPanel(place.current), [])
  useEffect(() => (panel ? closeOnBack(panel) : undefined), [panel])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        className={look}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        popoverTarget="site-search"
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          if (place.current?.matches(':popover-open')) return
          // Phones show the keyboard only if the focus moves during the press.
          event.preventDefault()
          open()
        }}
      >
        <SearchIcon className="size-6" />
      </button>
      <search ref={place} id="site-search" popover="auto" className="site-search" aria-label="Site">
        <div className="site-search-bar">
          <SearchForm
            {...attributes}
            type="text"
            label="Search products, sellers and articles"
            placeholder="What do you need?"
            onSearch={() => place.current?.hidePopover()}
          />
          <button
            type="button"
            className={look}
            popoverTarget="site-search"
            popoverTargetAction="hide"
            aria-label="Close search"
          >
            <CloseIcon />
          </button>
        </div>
        {combobox && panel && <combobox.SearchCombobox panel={panel} onChanged={setAttributes} />}
      </search>
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Whether a key opens the search: `/` outside of fields, and Ctrl or ⌘ with K anywhere (product: pages 22).
 */
export function opensSearch({ key, ctrlKey, metaKey, altKey }: Pressed, isTyping: boolean): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !isTyping
}
