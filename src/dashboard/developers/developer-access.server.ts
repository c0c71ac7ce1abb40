import { sellersWith } from '#account/staff/roles.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { webhookOf } from '#developers/webhooks/webhooks.queries.server.ts'
import type { PageArguments } from '#http/server/page-context.server.ts'
import { isUuid } from '#lib/ids.ts'

/** Requires an admin of a seller. Other sellers' keys and webhooks are not found (product: developers 1). */
export async function requireDeveloper(page: PageArguments) {
  const { viewer, db, now, environment } = await openPage(page, 'developers.manage')
  return {
    viewer,
    sellerIds: sellersWith(viewer, 'developers.manage'),
    change: { actor: actorOf(viewer), now },
    db,
    environment,
  }
}

/** Reads one of the viewer's webhooks. Returns `null` if it does not exist or belongs to another seller. */
export async function findOwnWebhook(page: PageArguments, id: string) {
  const access = await requireDeveloper(page)
  const webhook = isUuid(id) ? await webhookOf(access.db, access.sellerIds, id) : null
  return webhook && { ...access, webhook }
}
