import { forgetDraft } from '#orders/browser/forget-orders.client.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** Long enough to read why the window leaves. */
const toastMilliseconds = 700

/** The whole window leaves for the signing portal (product: checkout 11). */
export function leaveForDocuments(documentsUrl: string): void {
  forgetDraft()
  toast({ title: 'Order Prepared', description: 'Redirecting to document process...', tone: 'success' })
  setTimeout(() => window.location.assign(documentsUrl), toastMilliseconds)
}
