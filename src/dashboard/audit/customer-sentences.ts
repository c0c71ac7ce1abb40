import type { SentenceFunction } from '#dashboard/audit/edited-sentence.ts'

/** Returns the sentence about a change of one product in an order. */
const ofProduct =
  (verb: (product: string) => string): SentenceFunction =>
  ({ after }, changes) => ({
    verb: verb(String(after?.['product'])),
    details: changes.filter(({ name }) => name !== 'product'),
  })

/** The sentences about changes that customers make to their orders (product: dashboard 3). */
export const customerSentences: Readonly<Record<string, SentenceFunction>> = {
  'access.free-activation': ofProduct(
    (product) => `freed a machine of a license key for ${product} in order`,
  ),
  'subscriptions.cancel': ofProduct((product) => `canceled the subscription to ${product} in order`),
  'subscriptions.resume': ofProduct((product) => `resumed the subscription to ${product} in order`),
  'subscriptions.change-quantity': ofProduct((product) => `ordered another quantity of ${product} in order`),
  'orders.cancel': (_, changes) => ({
    verb: 'canceled order',
    details: changes.filter(({ name }) => name !== 'status'),
  }),
}
