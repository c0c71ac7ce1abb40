import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ToastCard, ToastTime } from '#ui/toasts/toast-card.tsx'
import { reachToasts, shownToasts, watchToasts, type ShownToast } from '#ui/toasts/toast.store.ts'

/**
 * Rendered once, in the root. Moves the toasts into an open modal dialog, because everything outside the
 * dialog is inert. A sheet has a frame with a place for toasts on narrow screens.
 */
export function Toaster() {
  const host = useSyncExternalStore(watchDialogs, topmostModal, () => null)
  const toasts = useSyncExternalStore(watchToasts, shownToasts, shownToasts)
  const [paused, setPaused] = useState(false)
  return (
    <>
      {toasts.map((one) => (
        <ToastTime key={one.id} toast={one} paused={paused} />
      ))}
      {host && createPortal(<ToastRegion {...{ host, toasts, paused, setPaused }} />, host)}
    </>
  )
}

interface ToastRegionProps {
  host: Element
  toasts: readonly ShownToast[]
  paused: boolean
  setPaused: (paused: boolean) => void
}

function ToastRegion({ host, toasts, paused, setPaused }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  useLayoutEffect(() => {
    if (host.localName !== 'div') region.current?.showPopover()
  }, [host])
  useLayoutEffect(() => {
    const place = () => keepOffFocus(region.current)
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [toasts, host])
  useEffect(() => {
    let before: Element | null = null
    /** F8 moves the focus to the toasts from anywhere, and back. */
    function reach({ key }: KeyboardEvent): void {
      const first = region.current?.querySelector('button')
      if (key !== 'F8' || !first) return
      const isReached = region.current?.contains(document.activeElement)
      if (!isReached) before = document.activeElement
      // 'In Cart' is disabled once it loses the focus. 'View cart' is beside it.
      const isGone = before?.matches(':disabled')
      const back = isGone ? before?.parentElement?.querySelector('button:enabled') : before
      const next = isReached ? back : first
      if (next instanceof HTMLElement) next.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])
  // If a toast with the pointer or the focus is removed, the browser fires no leave event.
  useEffect(() => setPaused(region.current?.matches(':hover, :focus-within') ?? false), [toasts, setPaused])
  useEffect(() => reachToasts(paused), [paused])

  return (
    <section
      ref={region}
      popover="manual"
      className="toasts"
      aria-label="Notifications (F8)"
      onPointerEnter={pause}
      onFocus={pause}
      onPointerLeave={resume}
      onBlur={resume}
    >
      {liveRegions.map((role) => (
        <div key={role} role={role}>
          {toasts
            .filter((one) => isUrgent(one) === (role === 'alert'))
            .map((one) => (
              <ToastCard key={one.id} toast={one} />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Moves the toasts to the bottom of the window while they would cover the focused control or a dialog's title. */
function keepOffFocus(region: Element | null): void {
  if (!region) return
  region.removeAttribute('data-moved')
  const own = region.getBoundingClientRect()
  const kept = document.querySelectorAll(
    ':is(a, button, input, select, summary, textarea):focus:not(.toasts *), dialog:has(> .toasts) h2',
  )
  const isCovered = [...kept].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return own.left < right && left < own.right && own.top < bottom && top < own.bottom
  })
  region.toggleAttribute('data-moved', isCovered)
}

const liveRegions = ['alert', 'status'] as const

function isUrgent({ tone }: ShownToast): boolean {
  return tone === 'destructive'
}

function topmostModal(): Element {
  return [...document.querySelectorAll('dialog:modal, .dialog-right:modal > div')].at(-1) ?? document.body
}

function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
