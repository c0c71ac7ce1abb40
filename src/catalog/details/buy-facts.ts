import type { Cents } from '#lib/money.ts'

/** What the button of a page does. */
export type BuyingWay = 'cart' | 'Demo' | 'Download' | 'soon'

export interface BuyFact {
  about: 'next' | 'charge' | 'cancel'
  lead: string
  text: string
}

/** What stands under the button: what happens next, that nothing is charged before signing, how to cancel. */
export function buyFacts(way: BuyingWay, price: Cents): readonly [BuyFact, BuyFact, BuyFact] {
  const { next, charge, cancel } = way === 'cart' && price === 0 ? freeOrder : facts[way]
  return [
    { about: 'next', ...next },
    { about: 'charge', ...charge },
    { about: 'cancel', ...cancel },
  ]
}

type Words = Record<BuyFact['about'], { lead: string; text: string }>

const cancelOrder = { lead: 'Changed your mind?', text: 'Cancel under My Purchases until you sign.' }

const freeOrder: Words = {
  next: { lead: 'Next:', text: 'check out, then sign the documents in the signing portal.' },
  charge: { lead: 'Nothing is charged,', text: 'neither before signing nor after.' },
  cancel: cancelOrder,
}

const facts: Readonly<Record<BuyingWay, Words>> = {
  cart: {
    next: { lead: 'Next:', text: 'check out, sign the documents in the signing portal, then pay there.' },
    charge: { lead: 'Nothing is charged', text: 'before you have signed.' },
    cancel: cancelOrder,
  },
  Demo: {
    next: { lead: 'Next:', text: 'the demo opens. It places no order.' },
    charge: { lead: 'Nothing is charged', text: 'for the demo, nor before you sign an order later.' },
    cancel: { lead: 'Nothing to cancel', text: 'until you order.' },
  },
  Download: {
    next: { lead: 'Next:', text: 'the file downloads. No account needed.' },
    charge: { lead: 'Nothing is charged,', text: 'now or later.' },
    cancel: { lead: 'Nothing to cancel:', text: 'a download places no order.' },
  },
  soon: {
    next: { lead: 'Next:', text: 'join the waitlist, and we send one email at launch.' },
    charge: { lead: 'Nothing is charged', text: 'while it is on the waitlist.' },
    cancel: { lead: 'Changed your mind?', text: 'Write to us to leave the list.' },
  },
}
