import { forgetDraft } from '#orders/browser/forget-orders.client.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** The time for reading the toast before the page changes. */
const toastMilliseconds = 700

/** Leaves the shop for the signing portal (product: checkout 11). */
export function leaveForDocuments(documentsUrl: string): void {
  forgetDraft()
  toast({ title: 'Order Prepared', description: 'Redirecting to document process...', tone: 'success' })
  setTimeout(() => window.location.assign(documentsUrl), toastMilliseconds)
}
