import { useState } from 'react'
import { Button } from '#ui/forms/button.tsx'

/** Copies a license key. Where the browser does not allow it, the key can be selected. */
export function CopyKey({ value }: { value: string }) {
  const [words, setWords] = useState('Copy')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setWords('Copied')
    } catch {
      setWords('Select the key to copy it')
    }
  }

  return (
    <Button
      variant="quiet"
      className="noscript:hidden"
      data-screen-only=""
      aria-label={words === 'Copy' ? 'Copy the license key' : words}
      onClick={() => void copy()}
    >
      {words}
    </Button>
  )
}
