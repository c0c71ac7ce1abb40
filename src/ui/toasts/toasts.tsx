import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { keepClear } from '#ui/toasts/keep-clear.client.ts'
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
  const near = toasts.findLast((one) => one.near?.isConnected)?.near
  useLayoutEffect(() => markAnchor(near), [near])
  useLayoutEffect(() => {
    if (toasts.length > 0 && region.current) return keepClear(region.current, host)
    return undefined
  }, [toasts, host])
  useEffect(() => {
    const reach = (event: KeyboardEvent) => reachByKey(event, region.current, near)
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [near])
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
            .filter((one) => (one.tone === 'destructive') === (role === 'alert'))
            .map((one) => (
              <ToastCard key={one.id} toast={one} />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Marks the element next to which the stylesheet places the toasts. */
function markAnchor(near: Element | undefined) {
  near?.setAttribute('data-toast-anchor', '')
  return () => near?.removeAttribute('data-toast-anchor')
}

/**
 * F8 moves the focus to the toasts from anywhere, and Tab does so from the control that caused the last
 * toast. Tab at either end of the toasts moves the focus back.
 */
function reachByKey(event: KeyboardEvent, region: Element | null, near: HTMLElement | undefined): void {
  const buttons = [...(region?.querySelectorAll('button') ?? [])]
  const active = document.activeElement
  if (event.key === 'F8') return buttons[0]?.focus()
  if (event.key !== 'Tab' || !near) return
  const isForward = !event.shiftKey
  if (isForward && near.contains(active)) {
    buttons[0]?.focus()
    event.preventDefault()
  } else if (active === (isForward ? buttons.at(-1) : buttons[0])) {
    const controls = [...near.querySelectorAll<HTMLElement>('button:enabled, a')]
    // The control that caused the toast may itself be focusable, such as 'Save'.
    const last = controls.at(-1) ?? near
    last.focus()
    // The browser's own Tab moves on from this control. Shift+Tab stops at it.
    if (!isForward) event.preventDefault()
  }
}

const liveRegions = ['alert', 'status'] as const

function topmostModal(): Element {
  return [...document.querySelectorAll('dialog:modal, .dialog-right:modal > div')].at(-1) ?? document.body
}

function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
