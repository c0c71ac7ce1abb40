import { Hono } from 'hono'
import { cardToJson } from '#catalogue/card-json.ts'
import { toCardProduct } from '#catalogue/card-product.ts'
import { listCardsOperation } from '#catalogue/cards.operations.server.ts'
import { readCatalogue } from '#catalogue/catalogue.server.ts'
import { cachedApi, readingFor, type CacheNeeds } from '#http/cached-api.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'

interface CardsNeeds extends ServerContext, CacheNeeds {}

/** `GET /api/product-cards`: what cards show of the products that a browser stored by their ids. */
export function cardsEndpoint(context: CardsNeeds): Hono {
  const app = new Hono()

  app.get('/api/product-cards', declared(listCardsOperation), async (c) => {
    const question = listCardsOperation.query.safeParse(c.req.query())
    if (!question.success) {
      const fields = Object.fromEntries(
        question.error.issues.map((issue) => [issue.path.join('.') || 'query', issue.message]),
      )
      return problem(c, 400, 'invalid_query', 'Some parameters of the request are not valid.', fields)
    }
    const shop = readCatalogue(readingFor(c, context))
    const found = await shop.productsByIds(question.data.ids.split(','))
    return c.json({ products: found.map((product) => cardToJson(toCardProduct(product))) })
  })

  return cachedApi(context, app)
}
