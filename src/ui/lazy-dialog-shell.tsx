import { useState, type ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type LazyDialogProps<Part extends object> = {
  open: boolean
  onClose: () => void
  title: string
  /** Called when the dialog opens, and again the next time if it failed. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/** The dialog, with a spinner until its content is loaded. */
export function LazyDialogShell<Part extends object>(props: LazyDialogProps<Part>) {
  const { open, onClose, title, load, children } = props
  const [isAway, setAway] = useState(false)
  const part = useLazy(open, load, () => setAway(true))

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {part ? children(part) : <Waiting isAway={isAway} />}
    </Dialog>
  )
}

function Waiting({ isAway }: { isAway: boolean }) {
  if (isAway) {
    return (
      <Banner tone="error">We could not reach the server. Please check your connection and try again.</Banner>
    )
  }
  return (
    <p className="grid place-items-center py-16 text-ink-faint">
      <Spinner className="size-8" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </p>
  )
}
