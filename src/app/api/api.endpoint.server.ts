import { Hono } from 'hono'
import { docsPage } from '#app/api/docs-page.server.ts'
import { openApi } from '#app/api/open-api.server.ts'
import { orderOperations } from '#app/api/order-operations.server.ts'
import { shopOperations } from '#app/api/shop-operations.server.ts'
import { cachedApi } from '#http/response-cache.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

const anHour = 'public, max-age=3600'

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/api/openapi.json` for programs and `/api/docs` for people, made from the schemas that check the calls. */
export function apiEndpoint(context: AppContext): Hono {
  const operations = [...orderOperations, ...shopOperations]
  let document: ReturnType<typeof openApi> | undefined
  const app = new Hono()

  app.get('/api/openapi.json', (c) => {
    document ??= openApi(operations, context.environment.PUBLIC_URL)
    return c.json(document, 200, { 'cache-control': anHour })
  })

  app.get('/api/docs', (c) => {
    c.header('content-security-policy', pagePolicy)
    c.header('cache-control', anHour)
    return c.html(docsPage(operations))
  })
  return cachedApi(context, app)
}
