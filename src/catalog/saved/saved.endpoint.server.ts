import { Hono, type Context } from 'hono'
import { backendUser, type Auth } from '#account/session/auth.server.ts'
import type { BackendUser } from '#account/session/signed-in-session.queries.server.ts'
import { addSaved, removeSaved } from '#catalog/saved/saved.commands.server.ts'
import { savedOf } from '#catalog/saved/saved.queries.server.ts'
import { type SavedProduct, maxSaved } from '#catalog/saved/saved.ts'
import {
  declared,
  bodyProblems,
  databaseAway,
  type Operation,
  type OperationProblem,
} from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { isRecordId } from '#lib/ids.ts'
import * as z from 'zod/mini'

interface SavedNeeds extends Pick<ServerContext, 'db' | 'log' | 'clock'> {
  auth: Auth
}

/** Serves `/api/saved`, the saved products of a backend account (product: saved 2). */
export function savedEndpoint({ db, log, clock, auth }: SavedNeeds): Hono {
  const app = new Hono()

  app.get('/api/saved', declared(showSavedOperation), (c) =>
    withOwner(c, async ({ id }) => c.json(toJson(await savedOf(db, id)))),
  )

  app.put('/api/saved', declared(mergeSavedOperation), (c) =>
    withOwner(c, async ({ id }) => {
      const body = await readJson(c, mergeSavedOperation.body)
      const added = body.products.map((each) => ({
        productId: each.product_id,
        savedAt: Date.parse(each.saved_at),
      }))
      await addSaved(db, id, added, clock())
      return c.json(toJson(await savedOf(db, id)))
    }),
  )

  app.put('/api/saved/:id', declared(saveProductOperation), (c) =>
    withOwner(c, async ({ id }) => {
      const productId = c.req.param('id')
      const now = clock()
      const saved = { productId, savedAt: now.getTime() }
      const added = isRecordId(productId) ? await addSaved(db, id, [saved], now) : 0
      if (added === 0) return problem(c, 404, 'unknown_product', 'We couldn’t find this product.')
      return c.body(null, 204)
    }),
  )

  app.delete('/api/saved/:id', declared(removeSavedOperation), (c) =>
    withOwner(c, async ({ id }) => {
      const productId = c.req.param('id')
      if (isRecordId(productId)) await removeSaved(db, id, productId)
      return c.body(null, 204)
    }),
  )

  app.onError(answerUnavailable(log, { away: 'We can’t reach your saved products right now. They’re safe.' }))
  return app

  async function withOwner(c: Context, work: (user: BackendUser) => Promise<Response>): Promise<Response> {
    const user = await backendUser(auth, c.req.raw.headers)
    if (!user) return problem(c, 401, 'login_required', 'Please log in with your account first.')
    return work(user)
  }
}

function toJson(list: readonly SavedProduct[]) {
  const products = list.map(({ productId, savedAt }) => ({
    product_id: productId,
    saved_at: new Date(savedAt).toISOString(),
  }))
  return { products }
}

const savedProductSchema = z.strictObject({
  product_id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/i, 'This is not the id of a product.')),
  saved_at: z.iso.datetime({ error: 'The moment is written as 2026-11-22T09:30:00Z.' }),
})

/** The products that a browser saved before sign-in. */
const savedForm = z.strictObject({
  products: z
    .array(savedProductSchema)
    .check(z.maxLength(maxSaved, `At most ${maxSaved} products can be saved.`)),
})

const shared = { group: 'Saved products', access: 'account' } as const

const savedResponse = z.strictObject({ products: z.array(savedProductSchema) })

const savedProblems: readonly OperationProblem[] = [
  '401 login_required: Nobody is signed in with an account.',
  databaseAway,
]

const showSavedOperation = {
  ...shared,
  summary: 'The saved products of the account',
  responses: { 200: { description: 'The products, newest first', schema: savedResponse } },
  problems: savedProblems,
} satisfies Operation

const mergeSavedOperation = {
  ...shared,
  summary: 'Adds products that a browser saved before its customer signed in',
  description:
    'Nothing is removed. If a product was already saved, the later time counts. Unknown products are left out.',
  body: savedForm,
  responses: { 200: { description: 'All saved products, newest first', schema: savedResponse } },
  problems: [...bodyProblems, ...savedProblems],
} satisfies Operation

const saveProductOperation = {
  ...shared,
  summary: 'Saves a product',
  responses: { 204: { description: 'Saved' } },
  problems: ['404 unknown_product: There is no such product.', ...savedProblems],
} satisfies Operation

const removeSavedOperation = {
  ...shared,
  summary: 'Removes a saved product',
  responses: { 204: { description: 'The product is not saved' } },
  problems: savedProblems,
} satisfies Operation
