/** What holds for every item of its type, said once. The signed documents come first (the terms say so). */

const before =
  'Until you sign, you can leave the order or cancel it under My Purchases. Nothing is charged before signing, and an order that nobody signs expires after 14 days.'
const documents = 'The documents that you review before signing say so, and where they differ, they apply.'

export const supportHours =
  'Monday to Friday, 9 AM to 6 PM Central Time, by email and through the contact page.'

export const cancelling = {
  once: `${before} A one-time purchase does not renew, so there is nothing to cancel later.`,
  project: `${before} After that, the documents say how either side can end the project and what is due for work already done.`,
  subscription: `${before} After that, you can cancel at the end of any billing period by writing to us; access stays until the period that you paid for is over. ${documents}`,
  free: 'Free, with no order and no account. There is nothing to cancel.',
  demo: 'Opening the demo is free and places no order. If you go on to buy, nothing is charged before you have reviewed and signed the documents.',
  soon: 'It cannot be bought yet. Joining the waitlist is free and commits you to nothing; write to us to leave it.',
} as const

export const refund = {
  once: 'You pay in the signing portal, after signing. The documents say when a purchase can be returned and how the money comes back, so read that part before you sign.',
  project:
    'You pay in the signing portal, after signing. The documents say what is returned if a project ends early or a result is not delivered.',
  subscription:
    'You pay in the signing portal, one billing period at a time. The documents say when a payment for a period is returned.',
  free: 'You pay nothing, so there is nothing to refund.',
  demo: 'The demo costs nothing. The refund terms of a later order are in its documents, which you see before you pay.',
  soon: 'Nothing is charged while it is on the waitlist.',
} as const
