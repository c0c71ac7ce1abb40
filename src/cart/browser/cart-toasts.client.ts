import { joinPath, signInPath } from '#account/session/return-path.ts'
import type { RejectedLine } from '#cart/browser/cart-storage.ts'
import type { CartError } from '#cart/cart.ts'
import { dismissToast, shownToasts, toast, type ToastAction } from '#ui/toasts/toast.store.ts'

const added = 'Added to cart'
const loginRequired = 'Login Required'
/** The topic of messages about the last change. */
const topic = 'cart'

/**
 * The topic of the message that the cart is unreachable, and of messages about actions that failed for this
 * reason.
 */
export const cartUnreachable = 'cart unreachable'

export const earlierLines = 'items from before'

interface Added {
  /** The description of the toast: the product and details such as the quantity. */
  detail?: string
  action?: ToastAction
}

/** The messages of the cart (product: cart 30, 31, 34). */
export const cartToasts = {
  added: ({ detail, action }: Added = {}) =>
    toast({
      topic,
      title: added,
      description: 'Product has been added to your cart.',
      detail,
      tone: 'success',
      action,
    }),
  /** Shown after Undo, with the names of the lines (product: cart 29). */
  restored: (names: readonly string[]) =>
    toast({ topic, title: 'Back in your cart', description: names.join(', '), tone: 'success' }),
  /** Called when the cart opens. The cart shows the new line, and on a phone the toast would cover it. */
  dismissAdded: () => dismissTitled(added),
  /** Called when the customer leaves the cart for the checkout, which accepts the changes. */
  dismissChanges: () =>
    shownToasts()
      .filter((shown) => shown.topic === topic)
      .forEach(({ id }) => dismissToast(id)),
  /** Called when the cart opens, because the cart itself offers these items. */
  dismissEarlier: () => dismissToast(shownToasts().find((shown) => shown.topic === earlierLines)?.id),
  /** Called at log-in, including log-in in another tab, and when the cart opens, because it leads there too. */
  dismissLoginRequired: () => dismissTitled(loginRequired),
  removed: (name: string, undo: () => void) =>
    undoable('Item Removed', 'Item removed from cart successfully', undo, name),
  updated: (name: string) =>
    toast({
      topic,
      title: 'Cart Updated',
      description: 'Item quantity updated successfully',
      detail: name,
      tone: 'success',
    }),
  cleared: (undo: () => void) => undoable('Cart Cleared', 'All items removed from cart', undo),
  /**
   * Asks the customer to log in. Log-in and sign-up then return to the current page. `goTo` opens their
   * pages.
   */
  loginRequired({ goTo, detail }: { goTo: (path: string) => void; detail?: string | undefined }): void {
    const returnTo = () => window.location.pathname + window.location.search
    toast({
      title: loginRequired,
      description: 'Please log in to add items to your cart.',
      tone: 'destructive',
      action: { label: 'Log in', onSelect: () => goTo(signInPath(returnTo())) },
      secondAction: { label: 'Sign up', onSelect: () => goTo(joinPath(returnTo())) },
      detail,
    })
  },
  failed: (action: keyof typeof failures, error: CartError, detail?: string) =>
    toast({
      title: 'Error',
      description: cartFailureSentence(action, error),
      detail: error === 'unconfirmed' ? [detail, unconfirmed].filter(Boolean).join('. ') : detail,
      tone: 'destructive',
      ...(errorReason(error) === null && { topic: cartUnreachable }),
    }),
  /** Shows nothing if another message already explains the problem (product: cart 31). */
  loadFailed(): void {
    if (shownToasts().some(({ topic }) => topic === cartUnreachable)) return
    cartToasts.failed('load', 'failed')
  },
  /** Lists the rejected products. Names the reason only for a single product. */
  rejected(lines: readonly RejectedLine[]): void {
    const [first, ...others] = lines
    if (!first) return
    const names = lines.map(({ name }) => name).join(', ')
    const common = others.length === 0 ? first.reason : 'failed'
    const isUnconfirmed = lines.some(({ reason }) => reason === 'unconfirmed')
    cartToasts.failed('add', isUnconfirmed ? 'unconfirmed' : common, names)
  },
}

function dismissTitled(title: string): void {
  dismissToast(shownToasts().find((shown) => shown.title === title)?.id)
}

function undoable(title: string, description: string, onSelect: () => void, detail?: string): void {
  toast({ topic, title, description, detail, action: { label: 'Undo', onSelect }, own: true })
}

const failures = {
  load: 'Failed to load cart items',
  add: 'Failed to add product to cart.',
  remove: 'Failed to remove item from cart',
  update: 'Failed to update item quantity',
  clear: 'Failed to clear cart',
}

const unconfirmed = 'We’re not sure it went through. Check your cart before you try again.'

/** A fixed sentence, followed by the reason if there is one (product: cart 31). */
export function cartFailureSentence(action: keyof typeof failures, error: CartError): string {
  const sentence = failures[action]
  const reason = errorReason(error)
  if (reason === null) return sentence
  return `${sentence}${sentence.endsWith('.') ? '' : '.'} ${reason}`
}

/** The reason to append to the message, or `null` (product: cart 31). */
export function errorReason(error: CartError): string | null {
  return reasons[error] ?? null
}

const reasons: Partial<Record<CartError, string>> = {
  over_maximum: 'That’s more than the maximum per order.',
  coming_soon: 'It’s coming soon, so you can’t buy it yet.',
  unavailable: 'It isn’t available right now.',
  unknown_product: 'It’s no longer available.',
  unknown_line: 'It’s no longer in your cart.',
  not_for_cart: 'You can open it from its own page.',
}
