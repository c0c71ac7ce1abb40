import { data, redirect } from 'react-router'
import type { Actor } from '#audit/audit.ts'
import { selectedIds } from '#dashboard/components/form-texts.server.ts'
import { activatedParameter, maxActivated } from '#dashboard/orders/activate-orders.ts'
import type { Database } from '#db/database.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { activateOrders } from '#orders/admin/admin-orders.commands.server.ts'
import { pageOfOrders } from '#orders/admin/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'
import type { OrderContext } from '#orders/order-context.server.ts'

interface ActivateNeeds {
  db: Database
  context: OrderContext
  actor: Actor
  form: FormData
  parameters: URLSearchParams
}

/** Asks for confirmation, and marks the selected orders active after that (product: dashboard 90). */
export async function activateSelected({ db, context, actor, form, parameters }: ActivateNeeds) {
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
  const done = await activateOrders(db, context, actor, ids)
  parameters.delete('_routes')
  parameters.set('done', activatedParameter({ done, leftOut: ids.length - done }))
  return redirect(`/dashboard/orders?${parameters}`)
}
