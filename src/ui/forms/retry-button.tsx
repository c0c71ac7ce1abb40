import { useState } from 'react'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'

type RetryButtonProps = {
  onRetry: () => Promise<unknown>
  variant?: ButtonVariant
  className?: string
}

/** A button that is busy while it retries. The caller shows the result. */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Button {...look} busy={busy} busyLabel="Trying again…" onClick={retry}>
      Try again
    </Button>
  )
}
