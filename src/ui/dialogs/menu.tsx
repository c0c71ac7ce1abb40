import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'

type MenuProps = {
  trigger: ReactNode
  /** The accessible name of the button, if `trigger` has no text. */
  label?: string
  /** Links and buttons with the class `menu-item`, and optionally other elements. */
  children: ReactNode
}

/**
 * A button that opens a panel of links and buttons. A selection, Escape, an outside click or loss of focus
 * closes it.
 */
export function Menu({ trigger, label, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    const element = root.current
    if (!element || !open) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target)
    element.addEventListener('keydown', closeOnEscape, { signal })
    element.addEventListener('focusout', ({ relatedTarget }) => closeIf(isOutside(relatedTarget)), { signal })
    element.addEventListener('click', ({ target }) => closeIf(isItem(target)), { signal })
    document.addEventListener('pointerdown', ({ target }) => closeIf(isOutside(target)), { signal })
    return () => stop.abort()

    function closeIf(isDone: boolean) {
      if (isDone) setOpen(false)
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // Escape closes the menu, not the dialog around it.
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
  }, [open])

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div id={panelId} className="menu" hidden={!open}>
        {children}
      </div>
    </div>
  )
}

function isItem(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.menu :is(a, button)') !== null
}
