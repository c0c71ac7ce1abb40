import type { Database } from '#db/database.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { activateOrder } from '#orders/admin-orders.commands.server.ts'
import { findOrders, orderNamed } from '#orders/admin-orders.queries.server.ts'
import type { OrderContext } from '#orders/order-transitions.commands.server.ts'
import { eventsText, ordersText, orderText, table } from '#orders/order-report.ts'
import type { Order } from '#orders/order.ts'
import { replayPortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { eventsOf } from '#orders/portal-events/portal-events.queries.server.ts'
import { stuckOrders } from '#orders/stuck-orders.queries.server.ts'
import { parseOrdersArguments, ordersUsage, type OrdersArguments } from './orders-arguments.ts'
import type { CommandResult } from './command-result.ts'
import { errorSentence } from './error-sentence.ts'
import { publicUrlOf } from './public-url.ts'
import { withDatabase } from './staff-database.ts'

const commandLine = { kind: 'command' } as const

/** Carries out `npm run orders` with these arguments. Needs `DATABASE_URL` of this environment, or the database of a local run. */
export async function ordersCommand(given: string[], environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  let wanted: OrdersArguments
  try {
    wanted = parseOrdersArguments(given)
  } catch (error) {
    return { code: 2, said: '', failure: `${errorSentence(error)}\n\n${ordersUsage}\n` }
  }
  if (wanted.command === 'help') return { code: 0, said: `${ordersUsage}\n`, failure: '' }
  const { command } = wanted
  try {
    const said = await withDatabase((db) => report(db, wanted, environment), environment)
    return { code: 0, said, failure: '' }
  } catch (error) {
    return { code: 1, said: '', failure: `${command} did not work: ${errorSentence(error)}\n` }
  }
}

async function report(
  db: Database,
  wanted: OrdersArguments,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  switch (wanted.command) {
    case 'list':
      return ordersText(await findOrders(db, wanted))
    case 'show': {
      const order = await named(db, wanted.order)
      return `${orderText(order)}\nEvents of the signing portal\n${eventsText(await eventsOf(db, order.id))}`
    }
    case 'events':
      return eventsText(await eventsOf(db, wanted.order === null ? null : (await named(db, wanted.order)).id))
    case 'stuck':
      return stuckText(db)
    case 'replay': {
      const evaluated = await replayPortalEvent(db, contextOf(environment), commandLine, { id: wanted.event })
      if (!evaluated) throw new Error(`there is no event ${wanted.event}`)
      return `${wanted.event}: ${evaluated.outcome}${evaluated.reason === null ? '' : `, ${evaluated.reason}`}\n`
    }
    case 'activate': {
      const { id, status } = await named(db, wanted.order)
      const activated = await activateOrder(db, contextOf(environment), commandLine, {
        id,
        note: wanted.note,
      })
      if (!activated.ok) throw new Error(`the order is ${status}; only a paid one can be marked active`)
      return `${id} is active.\n`
    }
    case 'help':
      return ordersUsage
  }
}

async function stuckText(db: Database): Promise<string> {
  const { silent, events, failedMails } = await stuckOrders(db, new Date())
  const mails = failedMails.map(({ subject, kind, error, at }) => [
    subject,
    at.toISOString(),
    kind,
    error ?? '',
  ])
  return [
    'Silent for too long\n',
    ordersText(silent),
    '\nEvents that are pending or were ignored\n',
    eventsText(events),
    '\nMail that failed\n',
    mails.length > 0 ? table(mails) : 'No mail.\n',
  ].join('')
}

async function named(db: Database, name: string): Promise<Order> {
  const order = await orderNamed(db, name)
  if (!order) throw new Error(`there is no one order ${name}`)
  return order
}

/** Mail is stored here and sent by the running store, which looks for it every minute. */
function contextOf(environment: NodeJS.ProcessEnv): OrderContext {
  return {
    now: new Date(),
    // Read only when a mail with a link is written: a failure here undoes the whole command.
    get publicUrl() {
      return publicUrlOf(environment)
    },
    mail: async (tx, mail) => {
      await queueMail(tx, mail)
    },
  }
}
