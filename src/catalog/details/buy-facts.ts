import { cancelBeforeSigning, cancelOneTime, cancelSubscription } from '#catalog/details/cancel-words.ts'
import type { Cents } from '#lib/money.ts'

/** The effect of a page's button. */
export type BuyingWay = 'cart' | 'Demo' | 'Download' | 'soon'

export interface BuyFact {
  about: 'next' | 'order' | 'charge' | 'cancel'
  lead: string
  text: string
}

/**
 * Returns the facts below the button: what happens next, that nothing is charged before signing, and how to
 * cancel.
 */
export function buyFacts(
  way: BuyingWay,
  price: Cents,
  interval: string | null = null,
): readonly [BuyFact, BuyFact, BuyFact] {
  const order = price === 0 ? freeOrder : interval === null ? facts.cart : subscription
  const { next, charge, cancel } = way === 'cart' ? order : facts[way]
  return [
    { about: 'next', ...next },
    { about: 'charge', ...charge },
    { about: 'cancel', ...cancel },
  ]
}

/**
 * The facts below the demo of a product with a price: the page that it opens, how to order, and that nothing is
 * charged before signing.
 */
export function demoFacts(page: string | undefined, order: string): readonly BuyFact[] {
  return [
    { about: 'next', lead: 'Next:', text: `the demo opens ${page ? `the page of ${page}` : 'its page'}.` },
    { about: 'order', lead: 'To order:', text: order },
    { about: 'charge', ...paidOrder.charge },
  ]
}

type Words = Record<'next' | 'charge' | 'cancel', { lead: string; text: string }>

const cancelOrder = { lead: cancelBeforeSigning, text: `After that, ${cancelOneTime}` }

const freeOrder: Words = {
  next: { lead: 'Next:', text: 'check out, then sign your documents.' },
  charge: { lead: 'It’s free.', text: 'You’re never charged, before signing or after.' },
  cancel: cancelOrder,
}

const paidOrder: Words = {
  next: { lead: 'Next:', text: 'check out, sign your documents, then pay.' },
  charge: { lead: 'Nothing is charged', text: 'until you’ve signed.' },
  cancel: cancelOrder,
}

const subscription: Words = {
  ...paidOrder,
  cancel: { lead: cancelBeforeSigning, text: `After that, ${cancelSubscription}` },
}

const facts: Readonly<Record<BuyingWay, Words>> = {
  cart: paidOrder,
  Demo: {
    next: { lead: 'Next:', text: 'the demo page opens.' },
    charge: { lead: 'Nothing is charged', text: 'for the demo.' },
    cancel: { lead: 'Nothing to cancel:', text: 'a demo isn’t an order.' },
  },
  Download: {
    next: { lead: 'Next:', text: 'the file downloads. No account needed.' },
    charge: { lead: 'Nothing is charged,', text: 'now or later.' },
    cancel: { lead: 'Nothing to cancel:', text: 'a download isn’t an order.' },
  },
  soon: {
    next: { lead: 'Next:', text: 'join the waitlist, and we’ll email you once, at launch.' },
    charge: { lead: 'Nothing is charged', text: 'while it’s on the waitlist.' },
    cancel: { lead: 'Changed your mind?', text: 'Email us anytime to leave the list.' },
  },
}
