import { cartStore } from '#cart/browser/cart.store.ts'
import { readEarlierLines, settledLines, type SignedIn } from '#cart/browser/earlier-lines.client.ts'
import { addableLines, earlierTitle, linesToOffer } from '#cart/earlier-lines.ts'
import { earlierLines } from '#cart/browser/cart-toasts.client.ts'
import { toast, type ToastAction } from '#ui/toasts/toast.store.ts'

/** Tells customers that their other cart has lines, which this cart offers (product: cart 39). */
export async function announceEarlierLines(session: SignedIn, viewCart: ToastAction): Promise<void> {
  const earlier = await readEarlierLines(session)
  if (!earlier.ok || earlier.value.lines.length === 0) return
  await cartStore.refresh()
  const offered = linesToOffer(earlier.value.lines, cartStore.getState().lines, settledLines())
  const addable = addableLines(offered)
  // Skip the message if an open cart already offers the lines.
  if (addable.length === 0 || document.querySelector('dialog:modal')) return
  toast({ topic: earlierLines, title: earlierTitle(addable), action: viewCart })
}
