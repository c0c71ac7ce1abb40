import { Hono } from 'hono'
import { openApi } from '#app/api/open-api.server.ts'
import { cachedApi, type CacheNeeds } from '#http/cache/cached-api.server.ts'
import { sellerApiGroup } from '#developers/api/seller-calls.server.ts'
import type { RoutedOperation } from '#http/operation.server.ts'
import { createHash } from 'node:crypto'
import { brand } from '#content/brand.ts'
import { webhookEventLabels } from '#developers/webhooks/webhook.ts'

const anHour = 'public, max-age=3600'

/**
 * Serves the API description: `/api/openapi.json` for programs and `/api/docs` for people. `/api/seller` has
 * both for the seller API alone. Collects the operations on the first request, when all routes are
 * registered.
 */
export function apiEndpoint(context: CacheNeeds, operations: () => readonly RoutedOperation[]): Hono {
  const app = new Hono()

  serve('/api', operations)
  serve('/api/seller', () => operations().filter(({ group }) => group === sellerApiGroup), sellerDocument)

  function serve(area: string, shown: () => readonly RoutedOperation[], about?: typeof sellerDocument) {
    const address = `${area}/openapi.json`
    app.get(address, (c) => {
      const document = openApi(shown(), context.environment.PUBLIC_URL, about)
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

/** Adds an h2 above the operations, because Swagger UI skips from h1 to h3. */
const headingPlugin = `{ wrapComponents: { operations: (Operations, { React: { createElement: h, Fragment } }) => (props) => h(Fragment, null, h('h2', null, 'Operations'), h(Operations, props)) } }`
const startOf = (document: string) =>
  `SwaggerUIBundle({ url: '${document}', dom_id: '#viewer', deepLinking: true, validatorUrl: null, supportedSubmitMethods: [], plugins: [${headingPlugin}] })`

/** The hash of `swagger-ui-bundle.js`. A test compares it with the installed package. */
const viewerIntegrity = 'sha384-gjRm0bEPMeTmMh5jT2cHccIwCUZSTd8YC+j0d0sXw0MdGEfScduGpSyF3ZSSLkX9'

/** The page that shows an OpenAPI document in Swagger UI, which the shop serves itself. */
const docsPage = (document: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API | ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api-docs/swagger-ui.css">
  </head>
  <body>
    <div id="viewer"></div>
    <noscript>This page needs JavaScript. The document itself is at <a href="${document}">${document}</a>.</noscript>
    <script src="/api-docs/swagger-ui-bundle.js" integrity="${viewerIntegrity}"></script>
    <script>${startOf(document)}</script>
  </body>
</html>
`

/** Allows only one inline script, the start script, by its hash. The icons of Swagger UI are data URLs. */
const docsPolicy = (document: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(startOf(document)).digest('base64')}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const events = Object.entries(webhookEventLabels).map(([type, label]) => `- \`${type}\`: ${label}`)

/** The general information for a seller's developers, apart from the operations (product: developers 4). */
const sellerDocument = {
  title: `${brand.name}'s shop for sellers`,
  description: `The sold lines and products of a seller, and the access of its buyers. Admins of the seller create keys and webhooks in the dashboard, under Developers. Send the key as a bearer token; it may make 3,000 calls in five minutes.

**Webhooks** follow [Standard Webhooks](https://www.standardwebhooks.com). Verify the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` with the secret of the webhook; for a day after a change, there are two signatures. Any 2xx answer within 10 seconds accepts a message. Otherwise it is sent again for a day. A message can arrive twice, under the same id, and messages can arrive in any order. The body is \`{"type": …, "timestamp": …, "data": …}\`, without data of customers. For orders, \`data.lines\` are the seller's lines, under the ids of this API. The types are:

${events.join('\n')}`,
}
