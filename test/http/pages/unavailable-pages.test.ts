import { sql } from 'drizzle-orm'
import { createRequestHandler, data, type ActionFunctionArgs, type ServerBuild } from 'react-router'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { handleError } from '../../../src/entry.server.tsx'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'
import { createTestStore } from '../../support/store.ts'

/** The loader and the action of a page that needs the database. */
async function read({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('bug')) throw new Error('a bug')
  if (searchParams.has('away')) return data(null, { status: 503 })
  await pageContext(context).db.execute(sql`select 1`)
  return null
}
const module = { default: () => null, loader: read, action: read }
const routes = { page: { id: 'page', path: 'page', module: { ...module, handle: { isPersonal: true } } } }
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('page', { status, headers }),
      handleError,
    },
  },
  routes,
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

function createPages(db: Database) {
  const { context } = createTestStore(db)
  const render = createRequestHandler(build, 'production')
  return createApp(context, { pages: { routes: build.routes, render } })
}

test('a page that answers 503 because it cannot read its data says when to try again', async () => {
  const app = createPages(unreachableDatabase)
  for (const path of ['/page?away', '/page.data?away']) {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  }
})

test('eighty simultaneous form submissions get 503 if the database is too busy, and an error in the code of a page is answered with 500', async () => {
  const { db, pool, close } = openDatabase(inject('committedDatabaseUrl'), {
    onError: () => undefined,
    pool: { max: 1, connectionTimeoutMillis: 300 },
  })
  onTestFinished(close)
  const app = createPages(db)
  const submit = () => app.request('/page', { method: 'POST', body: new URLSearchParams({ code: '123456' }) })
  expect((await submit()).status).toBe(200)

  const client = await pool.connect()
  const answers = await Promise.all([app.request('/page'), ...Array.from({ length: 80 }, submit)])
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  }
  const bug = await app.request('/page?bug')
  expect([bug.status, bug.headers.get('retry-after')]).toEqual([500, null])
  client.release()
  expect((await submit()).status).toBe(200)
})
