import { parseArgs } from 'node:util'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'

export type OrdersArguments =
  | { command: 'list'; since: Date | null; status: OrderStatus | null; term: string | null }
  | { command: 'show'; order: string }
  | { command: 'events'; order: string | null }
  | { command: 'stuck' }
  | { command: 'replay'; event: string }
  | { command: 'activate'; order: string; note: string }
  | { command: 'help' }

export const ordersUsage = `Finds orders, reads their timeline, and helps those that are stuck.

  npm run orders -- list [part of an email, a name or an order's id] [--since 2026-11-01] [--status paid]
  npm run orders -- show <order>         the whole timeline; the beginning of the id is enough
  npm run orders -- events [order]       events of the signing portal, of one order or of all
  npm run orders -- stuck                silent orders, events that are pending or were ignored, mail that failed
  npm run orders -- replay <event>       evaluates an event of the signing portal again
  npm run orders -- activate <order> [--note "who and why"]   marks a paid order active

  --status is one of ${orderStatuses.join(', ')}

Uses DATABASE_URL, or the database of a local run. With DATABASE_URL, a command that sends mail needs PUBLIC_URL too.`

/** Throws an error that says which argument is wrong. */
export function parseOrdersArguments(given: string[]): OrdersArguments {
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
  if (values.help || command === undefined) return { command: 'help' }
  if (more.length > 0) throw new Error(`'${more[0]}' is one word too many.`)
  const isList = command === 'list'
  if (!isList && (values.since !== undefined || values.status !== undefined)) {
    throw new Error('--since and --status go with list only.')
  }
  if (command !== 'activate' && values.note !== undefined) throw new Error('--note goes with activate only.')
  switch (command) {
    case 'list':
      return {
        command,
        since: values.since === undefined ? null : time(values.since),
        status: values.status === undefined ? null : knownStatus(values.status),
        term: subject ?? null,
      }
    case 'show':
      return { command, order: required(subject, 'the order') }
    case 'events':
      return { command, order: subject ?? null }
    case 'stuck':
      if (subject !== undefined) throw new Error(`'${subject}' is one word too many.`)
      return { command }
    case 'replay':
      return { command, event: required(subject, 'the event') }
    case 'activate':
      return { command, order: required(subject, 'the order'), note: values.note ?? '' }
    default:
      throw new Error(`There is no '${command}': it is list, show, events, stuck, replay or activate.`)
  }
}

function required(subject: string | undefined, what: string): string {
  if (subject === undefined) throw new Error(`Name ${what}.`)
  return subject
}

function knownStatus(text: string): OrderStatus {
  const status = orderStatuses.find((known) => known === text)
  if (!status) throw new Error(`--status must be one of ${orderStatuses.join(', ')}, not '${text}'.`)
  return status
}

function time(text: string): Date {
  const parsed = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(parsed.getTime())) {
    throw new Error(`--since must be a date such as 2026-11-01, not '${text}'.`)
  }
  return parsed
}
