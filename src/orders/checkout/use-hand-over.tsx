import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { useSession } from '#account/use-session.ts'
import { useCart } from '#cart/use-cart.tsx'
import { lineObstacle } from '#cart/line-labels.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { CheckoutForm } from '#orders/checkout/checkout.forms.ts'
import type { OpenCheckout } from '#orders/checkout/checkout.ts'
import { forgetDraft } from '#orders/forget-orders.client.ts'
import { isPlacedFor, keepOrderKey, newOrderKey, orderKey } from '#orders/checkout/idempotency-key.client.ts'
import { keepOrder, orderOf } from '#orders/orders.client.ts'
import {
  atPrices,
  cartFingerprint,
  obstacleWords,
  unseen,
  type Prices,
} from '#orders/checkout/registration.ts'
import { toast } from '#ui/toast-store.ts'

/** Each step starts in the render after the one before, so that it sees the current session and cart. */
type Step =
  | { name: 'idle' }
  | { name: 'session' }
  | { name: 'prices'; form: CheckoutForm }
  | { name: 'register'; form: CheckoutForm }

/** Long enough to read why the window leaves. */
const toastMilliseconds = 700
const nothing = new Map<string, never>()

/**
 * From the button to the documents page (product: checkout 11). Any exception leads back to idle (product: checkout
 * 13).
 */
export function useHandOver({ user, lines }: OpenCheckout) {
  const account = useSession()
  const { session } = account
  const cart = useCart()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [key, setKey] = useState(() => orderKey(user.email, cartFingerprint(lines)))
  const [priceChanges, setPriceChanges] = useState<readonly PriceChange[]>([])
  const [asking, setAsking] = useState(false)
  /** The prices that the server named when it last rejected the order. */
  const [prices, setPrices] = useState<Prices>(nothing)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(nothing)

  async function proceed(check: () => Promise<CheckoutForm | null>) {
    if (step.name !== 'idle') return
    setStep({ name: 'session' })
    await attempt(async () => {
      const form = await check()
      if (!form) return setStep({ name: 'idle' })
      setAsking(false)
      await account.refresh()
      setStep({ name: 'prices', form })
    })
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      console.error('The checkout could not be prepared.', error)
      showError('Checkout Error', 'Failed to process checkout. Please try again.')
    }
  }

  function showError(title: string, description: string) {
    toast({ title, description, tone: 'destructive' })
    setStep({ name: 'idle' })
  }

  function ask(changes: readonly PriceChange[]) {
    setPriceChanges(changes)
    setAsking(true)
    showError('Prices have changed', 'Nothing was sent. Look at the new total, then proceed.')
  }

  async function checkPrices(form: CheckoutForm) {
    if (session.status !== 'signed-in') {
      showError('Authentication Required', 'Please log in to proceed with checkout.')
      await navigate(signInPath('/checkout'))
      return
    }
    const now = await cart.refresh()
    // The page has removed this screen by then, and no further step would run.
    if (now.isEmpty) return showError('Empty Cart', 'Your cart is empty. Add some products first.')
    const changes = unseen(now.changes, prices)
    if (changes.length === 0) return setStep({ name: 'register', form })
    setPrices(nothing)
    ask(changes)
  }

  async function register(form: CheckoutForm, asKey = key): Promise<void> {
    const blocked = cart.lines.find((line) => lineObstacle(line) !== null)
    if (blocked) {
      return showError(`${blocked.productData.name} cannot be bought`, 'Remove it from your cart to go on.')
    }
    if (cart.status === 'failed') throw new Error('The cart could not be read.')
    // Keeps the placed order while retrying, even if the retry fails.
    const print = cartFingerprint(cart.lines)
    const placedFor = isPlacedFor(user.email, print) ? print : null
    if (!keepOrderKey(user.email, asKey, placedFor)) throw new Error('Browser storage refused the order.')
    const { registerOrder } = await import('#orders/checkout/register-order.client.ts')
    const answer = await registerOrder({ key: asKey, form, lines: atPrices(cart.lines, prices) })
    switch (answer.outcome) {
      case 'registered':
        keepOrder(orderOf(user, answer.record))
        keepOrderKey(user.email, asKey, print)
        return leave(answer.documentsUrl)
      case 'price_changed':
        setPrices(new Map(answer.changes.map(({ lineId, to }) => [lineId, to])))
        return ask(answer.changes)
      case 'invalid_lines':
        setRefusals(new Map(answer.refusals.map(({ lineId, words }) => [lineId, words])))
        return showError(
          `${answer.names.join(', ')} cannot be bought like this`,
          'Nothing was sent. See why in the order summary.',
        )
      case 'order_closed': {
        const fresh = newOrderKey(user.email)
        setKey(fresh)
        return register(form, fresh)
      }
      case 'key_used':
        setKey(newOrderKey(user.email))
        toast({
          title: 'This order was prepared before',
          description: 'You find it under My Purchases. To place another one, proceed again.',
          action: { label: 'My Purchases', onSelect: () => void navigate('/marketplace/my-purchases') },
        })
        setStep({ name: 'idle' })
    }
  }

  function leave(documentsUrl: string) {
    forgetDraft()
    toast({ title: 'Order Prepared', description: 'Redirecting to document process...', tone: 'success' })
    setTimeout(() => window.location.assign(documentsUrl), toastMilliseconds)
  }

  const take = useEffectEvent((now: Step) => {
    if (now.name === 'prices') void attempt(() => checkPrices(now.form))
    if (now.name === 'register') void attempt(() => register(now.form))
  })
  useEffect(() => take(step), [step])

  const lookAtPrices = useEffectEvent(() => {
    cart.refresh().then(
      ({ changes }) => setPriceChanges(changes),
      () => undefined,
    )
  })
  useEffect(() => lookAtPrices(), [])

  useEffect(() => {
    // The Back button restores the page as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && setStep({ name: 'idle' })
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  return {
    proceed,
    processing: step.name !== 'idle',
    lines: atPrices(lines, prices),
    priceChanges,
    asking,
    /** Why a line cannot be bought as it is, in words. */
    obstacleOf(lineId: string): string | null {
      const line = lines.find(({ id }) => id === lineId)
      return line ? (refusals.get(lineId) ?? obstacleWords(line)) : null
    },
    removeLine: (lineId: string) => void cart.remove(lineId),
  }
}
