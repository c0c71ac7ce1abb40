import { always, valueIn, withoutField, type SentenceFunction } from '#dashboard/audit/edited-sentence.ts'

/** Returns the sentence about a change of one product in an order. */
const ofProduct =
  (verb: (product: string) => string): SentenceFunction =>
  ({ after }, changes) => ({
    verb: verb(String(after?.['product'])),
    details: withoutField(changes, 'product'),
  })

/** The sentences about orders, and about the changes that customers make to theirs (product: dashboard 3). */
export const orderSentences: Readonly<Record<string, SentenceFunction>> = {
  'access.free-activation': ofProduct(
    (product) => `freed a machine of a license key for ${product} in order`,
  ),
  'subscriptions.cancel': ofProduct((product) => `canceled the subscription to ${product} in order`),
  'subscriptions.resume': ofProduct((product) => `resumed the subscription to ${product} in order`),
  'subscriptions.change-quantity': ofProduct((product) => `ordered another quantity of ${product} in order`),
  'orders.cancel': (_, changes) => ({
    verb: 'canceled order',
    details: withoutField(changes, 'status'),
  }),
  'orders.note': (_, changes) => ({
    verb: 'added a note to order',
    details: withoutField(changes, 'note'),
  }),
  'orders.resend-mail': always('sent an email again for order'),
  'orders.replay': always('ran the portal event again:'),
  'orders.change': ({ subjectKind, after }, changes) => {
    if (after && 'refund' in after) {
      const rest = `: ${valueIn(changes, 'amount')}`
      return { verb: 'noted a refund on order', rest, details: withoutField(changes, 'refund', 'amount') }
    }
    const to = changes.find(({ name }) => name === 'status')?.after ?? ''
    const verb = subjectKind === 'order-group' ? 'marked' : 'marked order'
    return { verb, rest: ` as ${to}`, details: withoutField(changes, 'status') }
  },
}
