import { useState } from 'react'
import { sharedCartLink } from '#cart/shared-cart.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { ChainIcon } from '#ui/icons/icons-cart.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

/** Copies a link that rebuilds this cart, or shows it if the browser does not allow copying (product: saved 16). */
export function ShareCart() {
  const { lines } = useCart()
  const [shown, setShown] = useState<string | null>(null)
  if (lines.length === 0) return null

  async function copy() {
    const link = window.location.origin + sharedCartLink(lines)
    try {
      await navigator.clipboard.writeText(link)
      setShown(null)
      toast({
        topic: 'shared-cart',
        title: 'Link copied',
        description: 'Anyone with the link can see these items at current prices. Your details stay private.',
        tone: 'success',
      })
    } catch {
      setShown(link)
    }
  }

  return (
    <>
      <Button variant="quiet" className="w-fit px-0 text-sm" onClick={() => void copy()}>
        <ChainIcon />
        Copy a link to this cart
      </Button>
      {shown !== null && (
        <TextField
          label="Copy this link"
          readOnly
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
