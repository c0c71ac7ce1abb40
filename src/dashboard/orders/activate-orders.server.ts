import { data, redirect } from 'react-router'
import { selectedIds } from '#dashboard/components/form-texts.server.ts'
import { activatedParameter, maxActivated } from '#dashboard/orders/activate-orders.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { activateOrders } from '#orders/admin/admin-orders.commands.server.ts'
import { pageOfOrders } from '#orders/admin/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import type { Route } from './+types/orders.page.ts'

/** Asks for confirmation, and marks the selected orders active after that (product: dashboard 90). */
export async function activateAction({ request, context: page }: Route.ActionArgs) {
  const { viewer, db, parameters } = await openPage({ request, context: page }, 'orders.change')
  const context = orderContext({ ...pageContext(page), jobs: mailQueueOf(page) })
  const form = await request.formData().catch(() => new FormData())
  const ids = await selectedIds(form, {
    isId: isUuid,
    max: maxActivated,
    matching: async () => {
      const window = { now: context.now, page: 1, size: maxActivated }
      return (await pageOfOrders(db, orderFilterOf(parameters), window)).orders
    },
  })
  if (ids.length === 0) return data({ ids, problem: 'Select at least one order first.' }, { status: 422 })
  if (formText(form, 'sure') === '') return data({ ids, problem: null })
  const done = await activateOrders(db, context, actorOf(viewer), ids)
  parameters.delete('_routes')
  parameters.set('done', activatedParameter({ done, leftOut: ids.length - done }))
  return redirect(`/dashboard/orders?${parameters}`)
}
