import { Hono } from 'hono'
import { cardToJson } from '#catalogue/card-json.ts'
import { toCardProduct } from '#catalogue/card-product.ts'
import { listCardsOperation } from '#catalogue/cards.operations.server.ts'
import { readCatalogue } from '#catalogue/catalogue.server.ts'
import { cachedApi, readingFor, type CacheNeeds } from '#http/cached-api.server.ts'
import { declared } from '#http/operation.server.ts'
import { readQuery } from '#http/read-request.server.ts'

/** `GET /api/product-cards`: what cards show of the products that a browser stored by their ids. */
export function cardsEndpoint(context: CacheNeeds): Hono {
  const app = new Hono()

  app.get('/api/product-cards', declared(listCardsOperation), async (c) => {
    const question = readQuery(c, listCardsOperation.query)
    if (!question.ok) return question.response
    const shop = readCatalogue(readingFor(c, context))
    const found = await shop.productsByIds(question.value.ids.split(','))
    return c.json({ products: found.map((product) => cardToJson(toCardProduct(product))) })
  })

  return cachedApi(context, app)
}
