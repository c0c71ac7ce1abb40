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
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('keydown', onKeyDown, { signal })
    if (!open) return () => stop.abort()
    element.addEventListener('focusout', closeWhenLeft, { signal })
    element.addEventListener('click', closeWhenChosen, { signal })
    document.addEventListener('pointerdown', closeWhenOutside, { signal })
    return () => stop.abort()

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && open) {
        // Escape closes the menu, not the dialog around it.
        event.preventDefault()
        setOpen(false)
        button.current?.focus()
      }
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      setOpen(true)
      requestAnimationFrame(() => step(itemsOf(root.current), document.activeElement)?.focus())
    }
    function closeWhenLeft(event: FocusEvent) {
      if (event.relatedTarget && !isInside(root.current, event.relatedTarget)) setOpen(false)
    }
    function closeWhenChosen(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('.menu :is(a, button)')) setOpen(false)
    }
    function closeWhenOutside(event: PointerEvent) {
      if (!isInside(root.current, event.target)) setOpen(false)
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

type Step = (items: HTMLElement[], from: Element | null) => HTMLElement | undefined

const steps: Record<string, Step> = {
  ArrowDown: (items, from) => items[(items.findIndex((item) => item === from) + 1) % items.length],
  ArrowUp: (items, from) =>
    items.at(
      Math.max(
        items.findIndex((item) => item === from),
        0,
      ) - 1,
    ),
  Home: (items) => items[0],
  End: (items) => items.at(-1),
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.menu a[href], .menu button:not(:disabled)') ?? [])]
}

function isInside(root: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && root !== null && root.contains(target)
}
