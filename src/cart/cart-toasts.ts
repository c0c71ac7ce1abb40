import { errorReason, type CartError } from '#cart/cart-storage.ts'
import { dismissToast, shownToasts, toast } from '#ui/toast-store.ts'

const added = 'Added to cart'
type Action = { label: string; onSelect: () => void }

/** What the cart says (spec §8), each to the letter. */
export const cartToasts = {
  added: (action: Action | undefined) =>
    toast({
      title: added,
      description: 'Product has been added to your cart.',
      tone: 'success',
      action,
    }),
  /** The opened cart says it itself, and on a phone they would lie over its first line. */
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

/** The specification's sentence, and the reason after it where there is one to give. */
export function failureSentence(deed: keyof typeof failures, refusal: CartError): string {
  const sentence = failures[deed]
  const reason = errorReason(refusal)
  if (reason === null) return sentence
  return `${sentence}${sentence.endsWith('.') ? '' : '.'} ${reason}`
}
