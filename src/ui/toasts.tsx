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
    function reach(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])
  const urgent = toasts.filter((one) => one.tone === 'destructive')
  const calm = toasts.filter((one) => one.tone !== 'destructive')
  return (
    <section
      ref={region}
      popover="manual"
      className="toasts"
      aria-label="Notifications (F8)"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="alert">
        {urgent.map((one) => (
          <ToastCard key={one.id} toast={one} paused={paused} />
        ))}
      </div>
      <div role="status">
        {calm.map((one) => (
          <ToastCard key={one.id} toast={one} paused={paused} />
        ))}
      </div>
    </section>
  )
}

function topmostModal(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
}

function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
