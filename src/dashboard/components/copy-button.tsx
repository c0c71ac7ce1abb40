import { useState } from 'react'
import { Button } from '#ui/forms/button.tsx'

/** Copies a text. The button is hidden without JavaScript; the text itself is next to it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setRefused(true),
    )
  return (
    <>
      <Button variant="secondary" className="noscript:hidden" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-sm text-ink-soft empty:hidden">
        {isCopied ? 'Copied' : isRefused ? "Your browser didn't allow it. Select the text and copy it." : ''}
      </span>
    </>
  )
}
