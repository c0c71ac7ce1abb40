import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/button.tsx'

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** Its name, where `trigger` has no words. */
  label?: string
  variant?: ButtonVariant
  size?: ButtonSize
  align?: 'start' | 'end'
  /** Links and buttons with the class `menu-item`, and anything between them. */
  children: ReactNode
}

/** A disclosure of links and buttons; closes on a choice, Escape, an outside click and when focus leaves. */
export function Menu({
  trigger,
  label,
  variant = 'quiet',
  size = 'medium',
  align = 'end',
  children,
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!open) return
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => step(itemsOf(root.current), document.activeElement)?.focus())
  }

  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant, size })}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div
        id={panelId}
        className={`menu menu-${align}`}
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
        }}
      >
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
