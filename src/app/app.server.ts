import { Hono, type MiddlewareHandler } from 'hono'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { sql } from 'drizzle-orm'
import { provideAuth } from '#account/session/auth-context.server.ts'
import { provideMailQueue } from '#mail/mail-queue-context.server.ts'
import { endBrowserCookie } from '#orders/order-owner.server.ts'
import { personalData } from '#app/personal-data.server.ts'
import { agentsEndpoint } from '#agents/agents.endpoint.server.ts'
import { apiEndpoint } from '#app/api/api.endpoint.server.ts'
import { customerPortalTokenHash } from '#account/customer-portal/customer-portal-cookie.server.ts'
import { accountEndpoint } from '#account/account.endpoint.server.ts'
import { artEndpoint } from '#art/art.endpoint.server.ts'
import { enquiriesEndpoint } from '#enquiries/enquiries.endpoint.server.ts'
import { cartEndpoint } from '#cart/cart.endpoint.server.ts'
import { catalogEndpoint } from '#catalog/listing/catalog.endpoint.server.ts'
import { searchEndpoint } from '#catalog/search/search.endpoint.server.ts'
import { provideArticles } from '#catalog/search/search.server.ts'
import { savedEndpoint } from '#catalog/saved/saved.endpoint.server.ts'
import { quotePdfEndpoint } from '#quotes/document/quote-pdf.endpoint.server.ts'
import { quotesEndpoint } from '#quotes/requests/quotes.endpoint.server.ts'
import { discountsEndpoint } from '#orders/checkout/discounts.endpoint.server.ts'
import { ordersEndpoint } from '#orders/checkout/orders.endpoint.server.ts'
import { licenseKeysEndpoint } from '#orders/access/license-keys.endpoint.server.ts'
import { downloadsEndpoint } from '#orders/downloads/downloads.endpoint.server.ts'
import { receiptsEndpoint } from '#orders/receipts/receipts.endpoint.server.ts'
import { handOffsEndpoint } from '#orders/hand-off/hand-offs.endpoint.server.ts'
import { portalEventsEndpoint } from '#orders/portal-events/portal-events.endpoint.server.ts'
import { provideFiles } from '#files/files-context.server.ts'
import { picturesEndpoint } from '#files/pictures.endpoint.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { sellerApiEndpoint } from '#developers/api/seller-api.endpoint.server.ts'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { limitBody } from '#http/limits/body-limit.server.ts'
import { findClientAddress } from '#http/limits/client-address.server.ts'
import { eventsEndpoint } from '#app/events.endpoint.server.ts'
import { helpfulVotesEndpoint } from '#reviews/helpful-votes.endpoint.server.ts'
import { pageRoutes } from '#http/pages/page-routes.server.ts'
import { pages } from '#http/pages/pages.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { operationsOf } from '#http/operation.server.ts'
import { problemPages } from '#http/problem-pages.server.ts'
import { problem, RefusedCall } from '#http/problems.server.ts'
import { requestLog } from '#http/server/request-log.server.ts'
import { searchArticles } from '#app/search-pages.ts'
import { importPath, maxBodyBytes, maxDashboardBytes, maxImportBytes } from '#http/body-limits.ts'
import { sameOriginOnly } from '#http/same-origin.server.ts'
import { securityHeaders } from '#http/security-headers.server.ts'
import { siteEndpoint } from '#app/site.endpoint.server.ts'
import { sharedAssets } from '#http/assets/build-assets.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { staticFiles, type StaticFiles } from '#http/assets/static-files.server.ts'
import { createTurns } from '#db/locks.server.ts'

export interface AppOptions {
  /** The pages and their renderer. Without them, as in API tests, every page is a 404. */
  pages?: { routes: ServerBuild['routes']; render: RequestHandler }
  /** The built client. Omitted in development, where Vite serves the files. */
  files?: StaticFiles
}

/** The whole server as one Hono app: headers, limits, files, pictures, API, events and pages. */
export function createApp(context: AppContext, options: AppOptions = {}): Hono {
  const app = new Hono()
  app.use(findClientAddress(context.environment.TRUSTED_ADDRESS_HEADER))
  app.use(requestLog(context))
  app.use(securityHeaders(context.environment.PUBLIC_URL))
  app.use(problemPages(options.pages && stylesheetOf(options.pages.routes)))
  app.use(sameOriginOnly(context.environment.PUBLIC_URL))
  const limitForm = limitBody(maxDashboardBytes, isUpload)
  const limitImport = limitBody(maxImportBytes)
  const limitOther = limitBody(maxBodyBytes)
  app.use((c, next) => {
    // With JavaScript, React Router posts to the path with the suffix `.data`.
    if (c.req.path.replace(/\.data$/, '') === importPath) return limitImport(c, next)
    return c.req.path.startsWith('/dashboard/') ? limitForm(c, next) : limitOther(c, next)
  })
  if (options.files) app.route('/', staticFiles(options.files, sharedAssets(context)))

  // While the store stops, health checks answer 503, so that proxies send no more requests before the port
  // closes.
  const { stopping } = context
  const limitSession = limitPerSession(
    async (headers) => (await context.auth.sessionToken(headers)) ?? customerPortalTokenHash(headers),
  )
  app.use('/api/*', limitSession)
  app.use('/api/*', async (c, next) => {
    await next()
    // Only answers that say otherwise may be stored, such as those of the catalog.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  // Uploads may take minutes and have their own limits.
  app.use('/dashboard/*', (c, next) => (isUpload(c.req.raw) ? next() : limitSession(c, next)))

  app.get('/healthz', (c) =>
    c.json({ status: stopping.aborted ? 'stopping' : 'alive' }, stopping.aborted ? 503 : 200, {
      'cache-control': 'no-store',
    }),
  )
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.json({ status: 'stopping' }, 503, { 'cache-control': 'no-store' })
    const ready = await context.db.execute(sql`select 1`).then(
      () => true,
      // A busy process counts as ready. If a load balancer removed it, the others would become busier.
      (error: unknown) => unavailability(error) === 'busy',
    )
    return c.json({ status: ready ? 'ready' : 'database away' }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })
  app.route('/', artEndpoint())
  app.route('/', picturesEndpoint(context))
  app.route('/', siteEndpoint(context))
  app.route('/', agentsEndpoint(context, searchArticles))
  app.route('/', eventsEndpoint(context))
  app.route(
    '/',
    accountEndpoint(context, {
      cookiesEndedBySignOut: (publicUrl) => [endBrowserCookie(publicUrl)],
      personalData,
    }),
  )
  app.route('/', cartEndpoint({ ...context, hasRole: personalData.hasRole }))
  app.route('/', enquiriesEndpoint(context))
  app.route('/', catalogEndpoint(context))
  app.route('/', searchEndpoint(context, searchArticles))
  app.route('/', savedEndpoint(context))
  app.route('/', quotesEndpoint(context))
  app.route('/', quotePdfEndpoint(context))
  app.route('/', ordersEndpoint(context))
  app.route('/', discountsEndpoint(context))
  app.route('/', downloadsEndpoint(context))
  app.route('/', licenseKeysEndpoint(context))
  app.route('/', receiptsEndpoint(context))
  app.route('/', helpfulVotesEndpoint(context))
  app.route('/', handOffsEndpoint(context))
  app.route('/', portalEventsEndpoint(context))
  app.route('/', sellerApiEndpoint(context))
  app.route(
    '/',
    apiEndpoint(context, () => operationsOf(app)),
  )
  app.all('/api/*', (c) => problem(c, 404, 'not_found', 'There’s nothing at this address.'))

  if (options.pages) {
    const { routes, render } = options.pages
    const provide = (routerContext: RouterContextProvider) => {
      provideAuth(routerContext, context.auth)
      provideMailQueue(routerContext, context.jobs)
      provideFiles(routerContext, context.files)
      provideArticles(routerContext, searchArticles)
    }
    const strictPolicy = options.files !== undefined
    app.all('*', pages(context, { render, findRoute: pageRoutes(routes), strictPolicy, provide }))
  }

  const whenUnavailable = answerUnavailable(context.log, {
    away: 'We can’t do this right now. Please try again in a moment.',
    unconfirmed: 'This took too long, so we’re not sure it went through. Please check before you try again.',
  })
  app.onError((error, c) => {
    if (error instanceof RefusedCall) return error.answer(c)
    if (unavailability(error)) return whenUnavailable(error, c)
    context.log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    return problem(c, 500, 'internal_error', 'Something went wrong on our side. Please try again.')
  })
  return app
}

function stylesheetOf(routes: ServerBuild['routes']): string | undefined {
  const links = routes['root']?.module.links?.() ?? []
  return links.flatMap((link) => ('rel' in link && link.rel === 'stylesheet' ? (link.href ?? []) : []))[0]
}

/**
 * Allows more requests than a customer's tabs need at once. Further requests wait in line. If the line is
 * full, the answer is `busy`.
 */
const sessionLimits = { atOnce: 8, maxWaiting: 50 }

/** Prevents one session from using up the database connections (product: limits 20). */
function limitPerSession(sessionOf: (headers: Headers) => Promise<string | null>): MiddlewareHandler {
  const inTurn = createTurns(sessionLimits)
  return async (c, next) => {
    const session = await sessionOf(c.req.raw.headers)
    return session === null ? next() : inTurn(session, next)
  }
}
