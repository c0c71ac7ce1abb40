import { forgetGuestLines } from '#account/session/guest-lines.client.ts'
import { sessionStore, type SignedOut } from '#account/session/session.store.ts'
import { recentKey } from '#catalog/saved/storage-keys.ts'
import { followSession } from '#cart/browser/cart-of-session.client.ts'
import { storeCodeOfLink } from '#cart/discounts/discount-code.client.ts'
import { forgetDraft, forgetOrders, ordersAfterSignOut } from '#orders/browser/forget-orders.client.ts'
import { removeFromTab, removeStored } from '#lib/stored.client.ts'
import { forgetSearches } from '#shell/search/forget-searches.client.ts'
import { messageDraftKey } from '#ui/forms/message-draft-key.ts'
import { reviewDraftKey } from '#reviews/writing/review-draft-key.ts'
import { toast } from '#ui/toasts/toast.store.ts'

export function startShop(): void {
  sessionStore.onSignOut(forgetCustomer)
  followSession()
  sessionStore.start()
  const code = storeCodeOfLink(location)
  if (code !== null) toast({ title: `Code ${code} saved`, description: 'We’ll apply it in your cart.' })
}

/** The next person at this browser must not see the data of the customer who signed out. */
function forgetCustomer(signedOut: SignedOut): void {
  forgetDraft()
  removeFromTab(reviewDraftKey)
  removeFromTab(messageDraftKey)
  forgetSearches()
  forgetGuestLines()
  removeStored(recentKey)
  if (signedOut.elsewhere || !forgetOrders()) return
  toast(ordersAfterSignOut(signedOut))
}
