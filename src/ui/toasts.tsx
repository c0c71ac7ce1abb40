import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ToastCard } from '#ui/toast-card.tsx'
import { noToasts, shownToasts, watchToasts, type ShownToast } from '#ui/toast-store.ts'

/** Once, in the root. A modal dialog makes everything outside it inert, so the toasts move into it. */
export function Toaster() {
  const host = useSyncExternalStore(watchDialogs, topmostModal, () => null)
  const toasts = useSyncExternalStore(watchToasts, shownToasts, noToasts)
  return host && createPortal(<ToastRegion host={host} toasts={toasts} />, host)
}

function ToastRegion({ host, toasts }: { host: Element; toasts: readonly ShownToast[] }) {
  const region = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  useLayoutEffect(() => region.current?.showPopover(), [host])
  useEffect(() => {
    const element = region.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    for (const event of ['pointerenter', 'focusin']) {
      element.addEventListener(event, () => setPaused(true), { signal })
    }
    for (const event of ['pointerleave', 'focusout']) {
      element.addEventListener(event, () => setPaused(false), { signal })
    }
    document.addEventListener('keydown', reachByKey, { signal })
    return () => stop.abort()

    function reachByKey(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
  }, [])
  // A dismissed toast takes hover and focus with it without an event of leaving.
  useEffect(() => setPaused(region.current?.matches(':hover, :focus-within') ?? false), [toasts])

  return (
    <section ref={region} popover="manual" className="toasts" aria-label="Notifications (F8)">
      {liveRegions.map(({ role, urgent }) => (
        <div key={role} role={role}>
          {toasts
            .filter((one) => (one.tone === 'destructive') === urgent)
            .map((one) => (
              <ToastCard key={one.id} toast={one} paused={paused} />
            ))}
        </div>
      ))}
    </section>
  )
}

const liveRegions = [
  { role: 'alert', urgent: true },
  { role: 'status', urgent: false },
] as const

function topmostModal(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
}

function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
