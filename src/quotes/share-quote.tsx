import { useState } from 'react'
import { lastQuoteDay } from '#quotes/quote.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

/**
 * Copies a link for whoever approves the purchase, or shows it if the browser does not allow copying
 * (product: quotes 21).
 */
export function ShareQuote({ path, expiresAt }: { path: string; expiresAt: string }) {
  const [shown, setShown] = useState<string | null>(null)

  async function copy() {
    const link = window.location.origin + path
    try {
      await navigator.clipboard.writeText(link)
      setShown(null)
      toast({
        topic: 'shared-quote',
        title: 'Link copied',
        description: `Anyone with the link can see this quote through ${lastQuoteDay(expiresAt)}. Only you can order with it.`,
        tone: 'success',
      })
    } catch {
      setShown(link)
    }
  }

  return (
    <>
      <Button variant="secondary" size="large" className="noscript:hidden" onClick={() => void copy()}>
        Copy Link for Approval
      </Button>
      {shown !== null && (
        <TextField
          label="Copy this link"
          className="basis-full"
          readOnly
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
