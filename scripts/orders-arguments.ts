import { parseArgs } from 'node:util'
import { orderStatuses, type OrderStatus } from '#orders/order-states.ts'

export type OrdersArguments =
  | { deed: 'list'; since: Date | null; status: OrderStatus | null; term: string | null }
  | { deed: 'show'; order: string }
  | { deed: 'events'; order: string | null }
  | { deed: 'stuck' }
  | { deed: 'replay'; event: string }
  | { deed: 'activate'; order: string; note: string }
  | { deed: 'help' }

export const usage = `Finds orders, reads their story, and helps those that are stuck.

  npm run orders -- list [part of an email, a name or an order's id] [--since 2026-11-01] [--status paid]
  npm run orders -- show <order>         the whole story; the beginning of the id is enough
  npm run orders -- events [order]       what the portal has told, of one order or of all
  npm run orders -- stuck                silent orders, events that wait or were refused, mail that failed
  npm run orders -- replay <event>       judges an event of the portal once more
  npm run orders -- activate <order> [--note "who and why"]   marks a paid order active

  --status is one of ${orderStatuses.join(', ')}

Uses DATABASE_URL, or the database of a local run.`

/** Throws an error that says which argument is wrong. */
export function parseArguments(given: string[]): OrdersArguments {
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
  const [deed, subject, ...more] = positionals
  if (values.help || deed === undefined) return { deed: 'help' }
  if (more.length > 0) throw new Error(`'${more[0]}' is one word too many.`)
  const isList = deed === 'list'
  if (!isList && (values.since !== undefined || values.status !== undefined)) {
    throw new Error('--since and --status go with list only.')
  }
  if (deed !== 'activate' && values.note !== undefined) throw new Error('--note goes with activate only.')
  switch (deed) {
    case 'list':
      return {
        deed,
        since: values.since === undefined ? null : time(values.since),
        status: values.status === undefined ? null : knownStatus(values.status),
        term: subject ?? null,
      }
    case 'show':
      return { deed, order: required(subject, 'the order') }
    case 'events':
      return { deed, order: subject ?? null }
    case 'stuck':
      if (subject !== undefined) throw new Error(`'${subject}' is one word too many.`)
      return { deed }
    case 'replay':
      return { deed, event: required(subject, 'the event') }
    case 'activate':
      return { deed, order: required(subject, 'the order'), note: values.note ?? '' }
    default:
      throw new Error(`There is no '${deed}': it is list, show, events, stuck, replay or activate.`)
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
