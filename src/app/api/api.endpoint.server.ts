import { Hono } from 'hono'
import { docsPage, docsPolicy } from '#app/api/docs-page.server.ts'
import { openApi } from '#app/api/open-api.server.ts'
import { cachedApi, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import { sellerApiGroup } from '#developers/api/seller-calls.server.ts'
import type { RoutedOperation } from '#http/operation.server.ts'

const anHour = 'public, max-age=3600'

/**
 * `/api/openapi.json` for programs and `/api/docs` for people, and the same of the seller's API alone. Operations are collected on the first request,
 * when all routes are registered.
 */
export function apiEndpoint(context: CacheNeeds, operations: () => readonly RoutedOperation[]): Hono {
  const app = new Hono()

  serve('/api', operations)
  serve('/api/seller', () => operations().filter(({ group }) => group === sellerApiGroup))

  function serve(area: string, shown: () => readonly RoutedOperation[]) {
    const address = `${area}/openapi.json`
    app.get(address, (c) => {
      const document = openApi(shown(), context.environment.PUBLIC_URL)
      return c.json(document, 200, { 'cache-control': anHour })
    })
    app.get(`${area}/docs`, (c) => {
      c.header('content-security-policy', docsPolicy(address))
      c.header('cache-control', anHour)
      return c.html(docsPage(address))
    })
  }
  return cachedApi(context, app)
}
