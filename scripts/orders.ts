/** `npm run orders` lets staff find orders, see their timelines, and resolve stuck orders. */
import { parseArgs } from 'node:util'
import type { Database } from '#db/database.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { transitionByStaff } from '#orders/admin/admin-orders.commands.server.ts'
import { findOrders, orderNamed } from '#orders/admin/admin-orders.queries.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { eventsText, ordersText, orderText, table } from '#orders/admin/order-report.ts'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'
import type { Order } from '#orders/order.ts'
import { replayPortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { eventsOf } from '#orders/portal-events/portal-events.queries.server.ts'
import { stuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { knownOption, publicUrlOf, runOperatorCommand, timeIn } from './operator-command.ts'

type OrdersArguments =
  | { command: 'list'; since: Date | null; status: OrderStatus | null; term: string | null }
  | { command: 'show'; order: string }
  | { command: 'events'; order: string | null }
  | { command: 'stuck' }
  | { command: 'replay'; event: string }
  | { command: 'activate'; order: string; note: string }

const usage = `Finds orders, shows their timeline, and resolves stuck ones.

  npm run orders -- list [part of an email, a name or an order's id] [--since 2026-11-01] [--status paid]
  npm run orders -- show <order>         the whole timeline; the beginning of the id is enough
  npm run orders -- events [order]       events of the signing portal, of one order or of all
  npm run orders -- stuck                silent orders, events that are pending or were ignored, mail that failed
  npm run orders -- replay <event>       evaluates an event of the signing portal again
  npm run orders -- activate <order> [--note "who and why"]   marks a paid order active

  --status is one of ${orderStatuses.join(', ')}

Uses DATABASE_URL, or the database of a local run. With DATABASE_URL, a command that sends mail needs PUBLIC_URL too.`

const commandLine = { kind: 'command' } as const

export function parseOrdersArguments(given: string[]): OrdersArguments | null {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      status: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, subject, ...more] = positionals
  if (values.help || command === undefined) return null
  if (more.length > 0) throw new Error(`Unexpected argument '${more[0]}'.`)
  const isList = command === 'list'
  if (!isList && (values.since !== undefined || values.status !== undefined)) {
    throw new Error('--since and --status are only for list.')
  }
  if (command !== 'activate' && values.note !== undefined) throw new Error('--note is only for activate.')
  switch (command) {
    case 'list':
      return {
        command,
        since: timeIn(values.since),
        status: values.status === undefined ? null : knownOption('--status', orderStatuses, values.status),
        term: subject ?? null,
      }
    case 'show':
      return { command, order: required(subject, 'the order') }
    case 'events':
      return { command, order: subject ?? null }
    case 'stuck':
      if (subject !== undefined) throw new Error(`Unexpected argument '${subject}'.`)
      return { command }
    case 'replay':
      return { command, event: required(subject, 'the event') }
    case 'activate':
      return { command, order: required(subject, 'the order'), note: values.note ?? '' }
    default:
      throw new Error(`Unknown command '${command}'. Use list, show, events, stuck, replay or activate.`)
  }
}

function required(subject: string | undefined, missing: string): string {
  if (subject === undefined) throw new Error(`Name ${missing}.`)
  return subject
}

async function work(db: Database, input: OrdersArguments, environment: NodeJS.ProcessEnv): Promise<string> {
  switch (input.command) {
    case 'list':
      return ordersText(await findOrders(db, input))
    case 'show': {
      const order = await named(db, input.order)
      return `${orderText(order)}\nEvents of the signing portal\n${eventsText(await eventsOf(db, order.id))}`
    }
    case 'events':
      return eventsText(await eventsOf(db, input.order === null ? null : (await named(db, input.order)).id))
    case 'stuck':
      return stuckText(db)
    case 'replay': {
      const evaluated = await replayPortalEvent(db, contextOf(environment), commandLine, { id: input.event })
      if (!evaluated) throw new Error(`there is no event ${input.event}`)
      return `${input.event}: ${evaluated.outcome}${evaluated.reason === null ? '' : `, ${evaluated.reason}`}\n`
    }
    case 'activate': {
      const { id, status } = await named(db, input.order)
      const activated = await transitionByStaff(db, contextOf(environment), commandLine, {
        id,
        to: 'active',
        note: input.note,
      })
      if (!activated.ok && activated.reason === 'unexplained') {
        throw new Error('the late change was paid and is not refunded; note what happens to the payment')
      }
      if (!activated.ok) throw new Error(`the order is ${status}; only a paid one can be marked active`)
      return `${id} is active.\n`
    }
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
    'No event for too long\n',
    ordersText(silent),
    '\nEvents that are pending or were ignored\n',
    eventsText(events),
    '\nMail that failed\n',
    mails.length > 0 ? table(mails) : 'No mail.\n',
  ].join('')
}

async function named(db: Database, name: string): Promise<Order> {
  const order = await orderNamed(db, name)
  if (!order) throw new Error(`no single order matches ${name}`)
  return order
}

/** The command only queues mail. The running store checks the queue every minute and sends the mail. */
function contextOf(environment: NodeJS.ProcessEnv): OrderContext {
  return {
    now: new Date(),
    // The address is needed only if a mail with a link is written. A missing address causes an error, which
    // rolls back the whole command.
    get publicUrl() {
      return publicUrlOf(environment)
    },
    mail: async (tx, mail) => {
      await queueMail(tx, mail)
    },
  }
}

export const ordersCommand = { usage, parse: parseOrdersArguments, work }

if (import.meta.main) await runOperatorCommand(ordersCommand)
