import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import type { OpenTask } from '#dashboard/overview/open-tasks.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { listWebhooks } from '#developers/webhooks/webhooks.queries.server.ts'
import { openQuestions } from '#enquiries/inbox/open-enquiries.queries.server.ts'
import { itemsOutOfKeys } from '#orders/access/product-access.queries.server.ts'

/** Finds questions without an answer about the products of a member's sellers. */
export async function questionTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  return [
    {
      label: ['question about a product', 'questions about your products'],
      ...(await openQuestions(db, sellersWith(viewer, 'questions.answer'))),
      note: 'A customer is waiting for your reply.',
      path: '/dashboard/enquiries',
    },
  ]
}

/** Finds products with imported license keys whose buyers lack keys (product: access 9). */
export async function keyTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const sellers = isAllowedForStaff(viewer, 'access.edit') ? null : sellersWith(viewer, 'access.edit')
  const items = await itemsOutOfKeys(db, sellers)
  return items.map(({ productType, productId, name, orders, oldest }) => ({
    label: [`order waits for a key of ${name}`, `orders wait for keys of ${name}`] as const,
    count: orders,
    note: 'Import more license keys.',
    path: `/dashboard/${productType === 'marketplace' ? 'products' : 'solutions'}/${productId}/access`,
    oldest,
  }))
}

/** Finds webhooks of the viewer's sellers that were paused because every attempt failed (product: developers 13). */
export async function webhookTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const webhooks = await listWebhooks(db, sellersWith(viewer, 'developers.manage'))
  return webhooks
    .filter(({ pausedBy }) => pausedBy === 'failures')
    .map(({ id, url, pausedAt }) => ({
      label: ['paused webhook', 'paused webhooks'],
      count: 1,
      note: `Messages to ${new URL(url).host} failed for a day.`,
      path: `/dashboard/developers/webhooks/${id}`,
      oldest: pausedAt,
    }))
}
