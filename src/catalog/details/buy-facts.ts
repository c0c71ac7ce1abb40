import type { Cents } from '#lib/money.ts'

/** What the button of a page does. */
export type BuyingWay = 'cart' | 'Demo' | 'Download' | 'soon'

export interface BuyFact {
  about: 'next' | 'charge' | 'cancel'
  lead: string
  text: string
}

/**
 * The facts below the button: what happens next, that nothing is charged before signing, and how to cancel.
 */
export function buyFacts(way: BuyingWay, price: Cents): readonly [BuyFact, BuyFact, BuyFact] {
  const { next, charge, cancel } = way === 'cart' && price === 0 ? freeOrder : facts[way]
  return [
    { about: 'next', ...next },
    { about: 'charge', ...charge },
    { about: 'cancel', ...cancel },
  ]
}

type Words = Record<BuyFact['about'], { lead: string; text: string }>

const cancelOrder = {
  lead: 'Cancel free until you sign.',
  text: 'After that, your agreement covers cancellations and refunds.',
}

const freeOrder: Words = {
  next: { lead: 'Next:', text: 'check out, then sign your documents.' },
  charge: { lead: 'It’s free.', text: 'You’re never charged, before signing or after.' },
  cancel: cancelOrder,
}

const facts: Readonly<Record<BuyingWay, Words>> = {
  cart: {
    next: { lead: 'Next:', text: 'check out, sign your documents, then pay.' },
    charge: { lead: 'Nothing is charged', text: 'until you’ve signed.' },
    cancel: cancelOrder,
  },
  Demo: {
    next: { lead: 'Next:', text: 'the demo opens. It doesn’t place an order.' },
    charge: { lead: 'Nothing is charged', text: 'for the demo, or before you sign an order later.' },
    cancel: { lead: 'Nothing to cancel', text: 'until you order.' },
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
