import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { useSession } from '#account/session-provider.tsx'
import { useCart } from '#cart/cart-provider.tsx'
import { lineObstacle, type PriceChange } from '#cart/line-labels.ts'
import type { CheckoutForm } from '#checkout/checkout.forms.ts'
import { forgetDraft } from '#checkout/draft.client.ts'
import { handOffRecord } from '#checkout/hand-off.ts'
import { keepOrder } from '#checkout/orders.client.ts'
import { useSite } from '#site/site.ts'
import { toast } from '#ui/toast-store.ts'

/** Each step begins in the render after the one before, so that it sees the session and the cart as they are then. */
type Step =
  | { name: 'idle' }
  | { name: 'session' }
  | { name: 'prices'; form: CheckoutForm }
  | { name: 'leave'; form: CheckoutForm }

/** Long enough to read why the window leaves. */
const toastMilliseconds = 700

/** From the button to the documents page (spec §4 "Checkout", §5, §7.5); any exception leads back to idle. */
export function useHandOver() {
  const account = useSession()
  const { session } = account
  const cart = useCart()
  const { documentsUrl } = useSite()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [priceChanges, setPriceChanges] = useState<readonly PriceChange[]>([])

  async function proceed(form: CheckoutForm) {
    if (step.name !== 'idle') return
    setStep({ name: 'session' })
    await attempt(async () => {
      await account.refresh()
      setStep({ name: 'prices', form })
    })
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      console.error('The checkout could not be prepared.', error)
      refuse('Checkout Error', 'Failed to process checkout. Please try again.')
    }
  }

  function refuse(title: string, description: string) {
    toast({ title, description, tone: 'destructive' })
    setStep({ name: 'idle' })
  }

  async function checkPrices(form: CheckoutForm) {
    if (session.status !== 'signed-in') {
      refuse('Authentication Required', 'Please log in to proceed with checkout.')
      await navigate(signInPath('/checkout'))
      return
    }
    const changes = await cart.refresh()
    setPriceChanges(changes)
    if (changes.length === 0) return setStep({ name: 'leave', form })
    refuse('Prices have changed', 'Nothing was sent. Look at the new total, then proceed.')
  }

  async function leave(form: CheckoutForm) {
    if (session.status !== 'signed-in') throw new Error('The session ended on the way.')
    if (cart.lines.length === 0) {
      return refuse('Empty Cart', 'Your cart is empty. Add some products first.')
    }
    const blocked = cart.lines.find((line) => lineObstacle(line) !== null)
    if (blocked) {
      return refuse(`${blocked.productData.name} cannot be bought`, 'Remove it from your cart to go on.')
    }
    if (cart.status === 'failed') throw new Error('The cart could not be read.')
    keepOrder(handOffRecord(form, cart.lines, session.user, new Date()))
    forgetDraft()
    toast({ title: 'Order Prepared', description: 'Redirecting to document process...', tone: 'success' })
    setTimeout(() => window.location.assign(documentsUrl), toastMilliseconds)
  }

  const take = useEffectEvent((now: Step) => {
    if (now.name === 'prices') void attempt(() => checkPrices(now.form))
    if (now.name === 'leave') void attempt(() => leave(now.form))
  })
  useEffect(() => take(step), [step])

  const lookAtPrices = useEffectEvent(() => {
    cart.refresh().then(setPriceChanges, () => undefined)
  })
  useEffect(() => lookAtPrices(), [])

  useEffect(() => {
    // Coming back with the browser's Back button wakes the page as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && setStep({ name: 'idle' })
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  return { proceed, processing: step.name !== 'idle', priceChanges }
}
