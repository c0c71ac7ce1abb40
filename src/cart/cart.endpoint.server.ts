import { Hono, type Context } from 'hono'
import { customerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import type { KnownCustomerPortalSession } from '#account/customer-portal/customer-portal-sessions.queries.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { addToCart, clearCart, removeLine, type LineKey, changeQuantity } from '#cart/cart.commands.server.ts'
import { shownProductsForCart } from '#cart/cart-products.queries.server.ts'
import { cartOf, cartOfSession } from '#cart/cart.queries.server.ts'
import {
  lineToJson,
  productDataToJson,
  linesAnswerSchema,
  lookedUpAnswerSchema,
  oneLineAnswerSchema,
} from '#cart/line-answers.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import {
  declared,
  bodyProblems,
  databaseAway,
  type Operation,
  type OperationProblem,
} from '#http/operation.server.ts'
import { camelCased } from '#lib/field-names.ts'
import { isUuid } from '#lib/ids.ts'
import { RefusedCall } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import * as z from 'zod/mini'
import { lookupForm, newLineForm, quantityForm } from '#cart/cart.forms.ts'
import { answered } from '#http/answer-schema.server.ts'

interface CartNeeds extends Pick<ServerContext, 'db' | 'log' | 'counts' | 'clock'> {
  auth: Auth
  hasRole: PersonalData['hasRole']
}

type CustomersAccount = NonNullable<KnownCustomerPortalSession['account']>

/** `/api/cart`: the cart of a backend account, and product data for a cart that a browser stores. */
export function cartEndpoint({ db, auth, log, counts, clock, hasRole }: CartNeeds): Hono {
  const app = new Hono()

  app.get('/api/cart', declared(showCartOperation), async (c) => {
    const lines = await cartOfSession(db, await tokenOf(c))
    return lines ? c.json({ lines: lines.map(lineToJson) }) : failed('login_required')
  })

  app.get('/api/cart/earlier', declared(showEarlierLinesOperation), async (c) => {
    const session = await customerPortalSession(db, c.req.raw.headers, clock())
    const lines =
      session?.account && (await isShared(session.account)) ? await cartOf(db, session.account.id) : []
    return c.json({ lines: lines.map(lineToJson) })
  })

  app.delete('/api/cart', declared(emptyCartOperation), async (c) => {
    const token = await tokenOf(c)
    const cleared = await clearCart(db, token)
    return cleared.ok ? c.body(null, 204) : failed(cleared.reason)
  })

  app.post('/api/cart/lines', declared(addLineOperation), async (c) => {
    const token = await tokenOf(c)
    const body = await readJson(c, addLineOperation.body)
    const added = await addToCart(db, token, camelCased(body))
    if (!added.ok) return failed(added.reason)
    counts.count({ name: 'added_to_cart', subject: body.product_id })
    return c.json({ line: lineToJson(added.value) }, 201)
  })

  app.patch('/api/cart/lines/:type/:id', declared(changeLineOperation), async (c) => {
    const token = await tokenOf(c)
    const line = lineKey(c)
    const body = await readJson(c, changeLineOperation.body)
    const changed = await changeQuantity(db, token, line, body)
    return changed.ok ? c.json(changed.value) : failed(changed.reason)
  })

  app.delete('/api/cart/lines/:type/:id', declared(removeLineOperation), async (c) => {
    const token = await tokenOf(c)
    const line = lineKey(c)
    const removed = await removeLine(db, token, line)
    return removed.ok ? c.body(null, 204) : failed(removed.reason)
  })

  app.post('/api/cart/lookup', declared(lookUpProductsOperation), async (c) => {
    const body = await readJson(c, lookUpProductsOperation.body)
    const requested = body.items.map((item) => camelCased(item))
    const found = await shownProductsForCart(db, requested)
    const products = found.map((product) => (product ? productDataToJson(product) : null))
    return c.json({ products })
  })

  async function tokenOf(c: Context): Promise<string> {
    return (await auth.sessionToken(c.req.raw.headers)) ?? failed('login_required')
  }

  /**
   * Whether a customer-portal customer may see the cart of the account with the same address (product: cart
   * 40).
   */
  async function isShared({ id, emailProven, passwordMatched }: CustomersAccount): Promise<boolean> {
    return emailProven || (passwordMatched && !(await hasRole(db, id)))
  }

  app.onError(
    answerUnavailable(log, {
      away: 'We can’t reach your cart right now. Nothing in it is lost.',
      unconfirmed: 'We can’t tell yet if your cart changed. Please check it before you try again.',
    }),
  )
  return app
}

/** The line in the address. A malformed address gets the same answer as an unknown or foreign line. */
function lineKey(c: Context): LineKey {
  const { type, id = '' } = c.req.param()
  const isKind = type === 'marketplace' || type === 'wts_solution'
  return isKind && isUuid(id) ? { id, productType: type } : failed('unknown_line')
}

const problems = {
  login_required: [401, 'Please log in to add items to your cart.'],
  unknown_product: [404, 'We couldn’t find this product.'],
  unknown_line: [404, 'This item isn’t in your cart anymore.'],
  not_for_cart: [409, 'You can open this product from its page. It doesn’t go into the cart.'],
  coming_soon: [409, 'This product is coming soon, so you can’t add it yet.'],
  unavailable: [409, 'This product isn’t available right now.'],
  over_maximum: [409, 'That’s more than the maximum per order.'],
} as const

function failed(reason: keyof typeof problems): never {
  const [status, sentence] = problems[reason]
  throw new RefusedCall(status, reason, sentence)
}

const shared = { group: 'Cart', access: 'account' } as const

const cartProblems: readonly OperationProblem[] = [
  '401 login_required: Nobody is signed in with an account.',
  databaseAway,
]
const writeProblems: readonly OperationProblem[] = [
  ...cartProblems,
  '503 unconfirmed: The database stopped responding during the write, which may still succeed. Read the cart before trying again.',
]
const lineProblems: readonly OperationProblem[] = [
  '404 unknown_line: There is no such line in this cart.',
  ...writeProblems,
]
const overMaximum = '409 over_maximum: More than the largest quantity in one order.'
const unavailable = '409 unavailable: It cannot be bought at the moment.'

const showCartOperation = {
  ...shared,
  summary: 'The cart of the account',
  responses: {
    200: answered('Its lines, oldest first', linesAnswerSchema),
  },
  problems: cartProblems,
} satisfies Operation

const showEarlierLinesOperation = {
  ...shared,
  access: 'anybody',
  summary: 'The lines that a customer of the customer portal can add from the account with the same address',
  description:
    'Empty without a customer-portal session. Also empty if the address of the account is not verified, unless the account has the password that was used to log in. The account is not changed.',
  responses: {
    200: answered('The lines of its cart, oldest first', linesAnswerSchema),
  },
  problems: [databaseAway],
} satisfies Operation

const emptyCartOperation = {
  ...shared,
  summary: 'Empties the cart',
  responses: { 204: { description: 'Empty' } },
  problems: writeProblems,
} satisfies Operation

const addLineOperation = {
  ...shared,
  summary: 'Adds a product to the cart, or more of it',
  body: newLineForm,
  responses: {
    201: answered('The line as it is now', oneLineAnswerSchema),
  },
  problems: [
    ...bodyProblems,
    '404 unknown_product: There is no such product.',
    '409 not_for_cart: The product is a demo or a download, which its page opens.',
    '409 coming_soon: It cannot be bought yet.',
    unavailable,
    overMaximum,
    ...writeProblems,
  ],
} satisfies Operation

const changeLineOperation = {
  ...shared,
  summary: 'Changes the quantity of a line, or sets it; below 1 removes the line',
  body: quantityForm,
  responses: {
    200: {
      description: 'The quantity as it is now',
      schema: z.strictObject({ id: z.string(), quantity: z.int() }),
    },
  },
  problems: [...bodyProblems, overMaximum, unavailable, ...lineProblems],
} satisfies Operation

const removeLineOperation = {
  ...shared,
  summary: 'Removes a line',
  responses: { 204: { description: 'Removed' } },
  problems: lineProblems,
} satisfies Operation

const lookUpProductsOperation = {
  ...shared,
  access: 'anybody',
  summary: 'Current product data for the cart stored in a browser',
  body: lookupForm,
  responses: {
    200: answered(
      'In the order of the items; null for what the catalog does not have or show',
      lookedUpAnswerSchema,
    ),
  },
  problems: [...bodyProblems, databaseAway],
} satisfies Operation
