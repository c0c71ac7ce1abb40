import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RetryButton } from '#ui/retry-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type LazyDialogProps<Part extends object> = {
  open: boolean
  onClose: () => void
  title: string
  /** Called each time the dialog opens, until it has succeeded once. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/** The dialog, with a spinner until its content is loaded. */
export function LazyDialogShell<Part extends object>(props: LazyDialogProps<Part>) {
  const { open, onClose, title, load, children } = props
  const [part, setPart] = useState<Part>()
  const [hasFailed, setHasFailed] = useState(false)

  const request = useEffectEvent(async () => {
    setHasFailed(false)
    await load().then(setPart, () => setHasFailed(true))
  })
  // Before the dialog is painted: an error from the last time must not show while it loads again.
  useLayoutEffect(() => {
    if (open && !part) void request()
  }, [open, part])

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {part && children(part)}
      {!part && (hasFailed ? <Failure onRetry={() => load().then(setPart)} /> : <Loading />)}
    </Dialog>
  )
}

function Failure({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className="grid gap-4">
      <Banner tone="error">We could not reach the server. Please check your connection and try again.</Banner>
      <RetryButton variant="secondary" className="justify-self-start" onRetry={onRetry} />
    </div>
  )
}

function Loading() {
  return (
    <p className="grid place-items-center py-16 text-ink-faint">
      <Spinner className="size-8" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </p>
  )
}
