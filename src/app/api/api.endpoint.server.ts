import { Hono } from 'hono'
import { docsPage, docsPolicy } from '#app/api/docs-page.server.ts'
import { openApi } from '#app/api/open-api.server.ts'
import { cachedApi, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import type { RoutedOperation } from '#http/operation.server.ts'

const anHour = 'public, max-age=3600'

/**
 * `/api/openapi.json` for programs and `/api/docs` for people. Operations are collected on the first request,
 * when all routes are registered.
 */
export function apiEndpoint(context: CacheNeeds, operations: () => readonly RoutedOperation[]): Hono {
  const app = new Hono()

  app.get('/api/openapi.json', (c) => {
    const document = openApi(operations(), context.environment.PUBLIC_URL)
    return c.json(document, 200, { 'cache-control': anHour })
  })

  app.get('/api/docs', (c) => {
    c.header('content-security-policy', docsPolicy)
    c.header('cache-control', anHour)
    return c.html(docsPage)
  })
  return cachedApi(context, app)
}
