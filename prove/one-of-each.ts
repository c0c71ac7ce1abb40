import { Client } from 'pg'
import * as z from 'zod'
import { signUpAccounts } from '../bench/accounts.ts'
import type { Ask } from '../bench/load.ts'
import { newOrder, orderIdOf } from '../bench/order-requests.ts'
import { portalEventRequests } from '../bench/portal-events.ts'
import type { Shop } from '../bench/shop.ts'
import { proposedForm } from '#catalogue/proposals/proposal.ts'
import type { Database } from '#db/database.server.ts'
import { pdf } from '../test/files/hostile-files.ts'
import { newViewer, type SignedInViewer } from '../test/support/dashboard.ts'
import { answerTo, type GivenAnswer } from './answer.ts'

/** One of everything that a page or an action of the dashboard is about, all of one seller where they have one. */
export interface OneOfEach {
  /** The address of a route, with the id of something that is there for each of its parameters. */
  addressOf(route: string): string
  sellerId: string
  order: string
  /** The line of it. */
  line: string
  review: string
  quote: string
  /** Texts by which a page shows that it is about one of these. */
  marks: string[]
  /** Who ordered, and asked for the quote. */
  customer: { cookie: string }
  /** An admin of the seller. */
  member: SignedInViewer
}

const sellerId = 'lanternfield-labs'
const productId = 'contract-reader'
const productName = 'Contract Reader'

export async function oneOfEach(shop: Shop, db: Database): Promise<OneOfEach> {
  const [account] = await signUpAccounts(shop.url, 1)
  const customer = { cookie: account?.cookie ?? '' }
  const order = await activeOrderOf(shop, customer)
  const quote = await quoteFor(shop.url, customer)
  await enquire(shop.url)
  const environment = { AUTH_SECRET: shop.settings['AUTH_SECRET'] ?? '' }
  const memberships = [{ sellerId, role: 'admin' }] as const
  const member = await newViewer({ db, context: { environment } }, { memberships, name: 'One of the seller' })
  const draft = await proposalOf(shop.url, member)
  const submitted = await submittedProposalOf(shop.url, member)
  await uploadTo(shop.url, member)
  const { line = '', ...found } = await idsIn(shop.database.url, { order, email: account?.email ?? '' })
  const ids: Record<string, string> = {
    products: productId,
    sellers: sellerId,
    orderId: order,
    quoteId: quote,
    accountId: member.accountId,
    report: 'funnel',
    proposalId: submitted,
    ...found,
  }
  return {
    sellerId,
    order,
    line,
    review: found['reviewId'] ?? '',
    quote,
    marks: [quote, submitted, member.accountId, found['reviewId'] ?? '', found['fileId'] ?? '', productName],
    customer,
    member,
    addressOf(route) {
      // The form of a proposal is there while nobody has submitted it.
      if (route.endsWith('/:proposalId/edit')) return route.replace(':proposalId', draft)
      const [, , noun = ''] = route.split('/')
      return route
        .replace('*', 'none')
        .replace(/:(\w+)/, (_, name: string) => ids[name === 'id' ? noun : name] ?? 'none')
    },
  }
}

async function activeOrderOf({ url, settings }: Shop, { cookie }: { cookie: string }): Promise<string> {
  const known = await done(url, { path: `/api/products/${productId}` })
  const { price } = z.object({ price: z.number() }).parse(JSON.parse(known.text))
  const placed = await done(url, newOrder({ id: productId, price }, { cookie }))
  const order = orderIdOf(placed.text)
  const events = portalEventRequests(order, price, settings['PORTAL_EVENT_SECRETS'] ?? '')
  for (const event of events) await done(url, event)
  return order
}

async function quoteFor(url: string, { cookie }: { cookie: string }): Promise<string> {
  const line = { product_id: productId, product_type: 'marketplace', quantity: 1 }
  const headers = { cookie, 'content-type': 'application/json' }
  await done(url, { method: 'POST', path: '/api/cart/lines', headers, body: JSON.stringify(line) })
  const request = JSON.stringify({ idempotency_key: crypto.randomUUID(), message: 'For three offices.' })
  const asked = await done(url, { method: 'POST', path: '/api/quotes', headers, body: request })
  return z.object({ quote: z.object({ id: z.string() }) }).parse(JSON.parse(asked.text)).quote.id
}

async function enquire(url: string): Promise<void> {
  const form = {
    kind: 'contact',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.com',
    message: 'What can you do for a warehouse?',
    page: '/contact',
  }
  const headers = { 'content-type': 'application/json' }
  await done(url, { method: 'POST', path: '/api/enquiries', headers, body: JSON.stringify(form) })
}

/** A new proposal that nobody has submitted. */
async function proposalOf(url: string, { cookie }: SignedInViewer): Promise<string> {
  const begun = await done(url, formOf('/dashboard/proposals', cookie, { kind: 'product', seller: sellerId }))
  return begun.headers.get('location')?.split('/')[3] ?? ''
}

async function submittedProposalOf(url: string, member: SignedInViewer): Promise<string> {
  const id = await proposalOf(url, member)
  const typed = Object.entries(proposedForm('product', null)).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  await done(
    url,
    formOf(`/dashboard/proposals/${id}/edit`, member.cookie, {
      ...Object.fromEntries(typed),
      name: 'Ledger Lamp',
      description: 'Lights the ledger.',
      price: '12.50',
      intent: 'submit',
      version: '1',
    }),
  )
  return id
}

function formOf(path: string, cookie: string, fields: Record<string, string>): Ask {
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() }
}

async function uploadTo(url: string, { cookie }: SignedInViewer): Promise<void> {
  const body = new FormData()
  body.append('files', new Blob([pdf]), 'Guide.pdf')
  const address = new URL('/dashboard/files/upload?upload=download', url)
  const uploaded = await fetch(address, { method: 'POST', headers: { cookie }, body })
  if (!uploaded.ok) throw new Error(`The upload of a file was answered ${uploaded.status}.`)
}

/** Whatever else there is one of. The customer has opened the mailed link, so that the order can be reviewed. */
async function idsIn(
  databaseUrl: string,
  { order, email }: { order: string; email: string },
): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update users set email_verified = true where email = $1', [email])
    const { rows } = await client.query<Record<string, string | null>>(
      `select
        (select id from order_lines where order_id = $2) as line,
        (select id from enquiries limit 1) as "enquiryId",
        (select id from reviews where seller_id = $1 and answer is null limit 1) as "reviewId",
        (select id from stored_files where seller_id = $1 limit 1) as "fileId",
        (select id from marketplace_categories limit 1) as categories,
        (select id from wts_solutions limit 1) as solutions`,
      [sellerId, order],
    )
    const [found = {}] = rows
    return Object.fromEntries(
      Object.entries(found).map(([name, id]) => {
        if (id === null) throw new Error(`The shop has no ${name}.`)
        return [name, id]
      }),
    )
  } finally {
    await client.end()
  }
}

async function done(url: string, ask: Ask): Promise<GivenAnswer> {
  const answer = await answerTo(url, ask)
  if (answer && answer.status < 400) return answer
  throw new Error(`${ask.path} was answered ${answer?.status ?? 'not at all'}: ${answer?.text.slice(0, 200)}`)
}
