import { errorReason, type CartError } from '#cart/cart-storage.ts'
import { dismissToast, shownToasts, toast } from '#ui/toast-store.ts'

const added = 'Added to cart'
type Action = { label: string; onSelect: () => void }

/** The cart's messages (product: cart 30, 31). */
export const cartToasts = {
  added: (action: Action | undefined) =>
    toast({
      title: added,
      description: 'Product has been added to your cart.',
      tone: 'success',
      action,
    }),
  /** The open cart shows what was added, and on a phone the toast would cover its first line. */
  dismissAdded(): void {
    dismissToast(shownToasts().find(({ title }) => title === added)?.id)
  },
  removed: (undo: () => void) => undoable('Item Removed', 'Item removed from cart successfully', undo),
  updated: () =>
    toast({ title: 'Cart Updated', description: 'Item quantity updated successfully', tone: 'success' }),
  cleared: (undo: () => void) => undoable('Cart Cleared', 'All items removed from cart', undo),
  loginRequired: (action: Action) =>
    toast({
      title: 'Login Required',
      description: 'Please log in to add items to your cart.',
      tone: 'destructive',
      action,
    }),
  failed: (deed: keyof typeof failures, refusal: CartError) =>
    toast({ title: 'Error', description: failureSentence(deed, refusal), tone: 'destructive' }),
}

function undoable(title: string, description: string, onSelect: () => void): void {
  toast({ title, description, action: { label: 'Undo', onSelect }, own: true })
}

const failures = {
  load: 'Failed to load cart items',
  add: 'Failed to add product to cart.',
  remove: 'Failed to remove item from cart',
  update: 'Failed to update item quantity',
  clear: 'Failed to clear cart',
}

/** The message, and the reason after it if there is one (product: cart 31). */
export function failureSentence(deed: keyof typeof failures, refusal: CartError): string {
  const sentence = failures[deed]
  const reason = errorReason(refusal)
  if (reason === null) return sentence
  return `${sentence}${sentence.endsWith('.') ? '' : '.'} ${reason}`
}
