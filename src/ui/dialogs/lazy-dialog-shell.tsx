import { useState, type ReactNode } from 'react'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { focusStart } from '#ui/dialogs/focus-start.client.ts'
import { Spinner } from '#ui/forms/spinner.tsx'
import { useLazy } from '#ui/loading/use-lazy.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

export type LazyDialogProps<Part extends object> = {
  open: boolean
  onClose: () => void
  title: string
  /** Loads the content. Called each time the dialog opens, and on each retry, until loading succeeds. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/** A dialog that shows a spinner until its content is loaded. */
export function LazyDialogShell<Part extends object>(props: LazyDialogProps<Part>) {
  const { open, onClose, title, load, children } = props
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(open && !hasFailed, load, () => setHasFailed(true))
  // Without this reset, the error would show while the reopened dialog loads again.
  if (!open && hasFailed) setHasFailed(false)

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {part && <div ref={focusLoaded}>{children(part)}</div>}
      {!part && (hasFailed ? <Failure onRetry={() => setHasFailed(false)} /> : <Loading />)}
    </Dialog>
  )
}

/**
 * Callback `ref` that moves the focus into the content that replaced the spinner, unless the visitor has
 * already focused another control.
 */
function focusLoaded(content: HTMLElement | null): void {
  const dialog = content?.closest('dialog')
  if (dialog?.open && document.activeElement?.matches('h2, dialog')) focusStart(dialog)
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-4">
      <Banner tone="error">We couldn’t connect. Please check your connection and try again.</Banner>
      <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
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
