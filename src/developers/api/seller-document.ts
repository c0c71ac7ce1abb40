import { brand } from '#content/brand.ts'
import { webhookEventLabels } from '#developers/webhooks/webhook.ts'

const events = Object.entries(webhookEventLabels).map(([type, label]) => `- \`${type}\`: ${label}`)

/** What a seller's developers need to know apart from the operations (product: developers 4). */
export const sellerDocument = {
  title: `${brand.name}'s shop for sellers`,
  description: `The sold lines and products of a seller, and the access of its buyers. Admins of the seller create keys and webhooks in the dashboard, under Developers. Send the key as a bearer token; it may make 3,000 calls in five minutes.

**Webhooks** follow [Standard Webhooks](https://www.standardwebhooks.com). Verify the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` with the secret of the webhook; for a day after a change, there are two signatures. Any 2xx answer within 10 seconds accepts a message. Otherwise it is sent again for a day. A message can arrive twice, under the same id, and messages can arrive in any order. The body is \`{"type": …, "timestamp": …, "data": …}\`, without data of customers. For orders, \`data.lines\` are the seller's lines, under the ids of this API. The types are:

${events.join('\n')}`,
}
