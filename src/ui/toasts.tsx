import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ToastCard } from '#ui/toast-card.tsx'
import { shownToasts, watchToasts, type ShownToast } from '#ui/toast-store.ts'

/**
 * Rendered once, in the root. A modal dialog makes everything outside it inert, so the toasts move into it. In a sheet
 * they move into its frame, where on narrow screens they have a place of their own.
 */
export function Toaster() {
  const host = useSyncExternalStore(watchDialogs, topmostModal, () => null)
  const toasts = useSyncExternalStore(watchToasts, shownToasts, shownToasts)
  return host && createPortal(<ToastRegion host={host} toasts={toasts} />, host)
}

function ToastRegion({ host, toasts }: { host: Element; toasts: readonly ShownToast[] }) {
  const region = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const pause = () => setPaused(true)
  const goOn = () => setPaused(false)
  useLayoutEffect(() => {
    if (host.localName !== 'div') region.current?.showPopover()
  }, [host])
  useEffect(() => {
    document.addEventListener('keydown', reachByKey)
    return () => document.removeEventListener('keydown', reachByKey)

    function reachByKey(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
  }, [])
  // Removing a toast under the pointer or with the focus fires no leave event.
  useEffect(() => setPaused(region.current?.matches(':hover, :focus-within') ?? false), [toasts])

  return (
    <section
      ref={region}
      popover="manual"
      className="toasts"
      aria-label="Notifications (F8)"
      onPointerEnter={pause}
      onFocus={pause}
      onPointerLeave={goOn}
      onBlur={goOn}
    >
      {liveRegions.map((role) => (
        <div key={role} role={role}>
          {toasts
            .filter((one) => (one.tone === 'destructive') === (role === 'alert'))
            .map((one) => (
              <ToastCard key={one.id} toast={one} paused={paused} />
            ))}
        </div>
      ))}
    </section>
  )
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
