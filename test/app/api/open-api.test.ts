import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { operationsOf, readProblem } from '#http/operation.server.ts'
import { withStore } from '../../support/store.ts'

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { description: string }> }>
  >
  components: { securitySchemes: Record<string, { name?: string }> }
}

test('the API document contains every route of the API and nothing else', () =>
  withStore(async ({ app }) => {
    const document: Document = await (await app.request('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const undescribed = [
      'get /api/openapi.json',
      'get /api/docs',
      'get /api/seller/openapi.json',
      'get /api/seller/docs',
    ]
    const served = app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !path.includes('*'))
      .map(({ path, method }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((call) => !undescribed.includes(call))
    expect(described.toSorted()).toEqual([...new Set(served)].toSorted())
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(JSON.stringify(document)).toContain('price_changed')
    const place = document.paths['/api/orders']?.['post']
    expect(Object.keys(place?.responses ?? {}).toSorted()).toEqual([
      '200',
      '201',
      '400',
      '409',
      '415',
      '422',
      '429',
      '503',
    ])
  }))

test('the API document promises for an unresponsive database only that a repeated call is safe', () =>
  withStore(async ({ app }) => {
    const document: Document = await (await app.request('/api/openapi.json')).json()
    const vote = document.paths['/api/reviews/{review}/helpful']?.['put']
    expect(vote?.responses['503']?.description).toBe(
      '`database_away`: The database does not respond. The same request can be sent again; nothing is done twice.',
    )
  }))

test('each problem of an operation has a code, and each schema of a problem belongs to one', () =>
  withStore(async ({ app }) => {
    for (const { path, problems = [], problemSchemas = {} } of operationsOf(app)) {
      const codes = problems.map((each) => readProblem(each).code)
      expect(codes, path).toEqual(expect.arrayContaining(Object.keys(problemSchemas)))
    }
    expect(() => readProblem('409 not-allowed: It is paid.')).toThrow('no status, code and sentence')
    expect(() => readProblem('409 not_allowed: It is\npaid.')).toThrow('no status, code and sentence')
  }))

test('the API document forbids additional fields in the hand-off record', () =>
  withStore(async ({ app }) => {
    const document = await (await app.request('/api/openapi.json')).json()
    const { responses } = document.paths['/api/hand-offs/{order}'].get
    expect(responses['200'].content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      properties: {
        user: { additionalProperties: false },
        items: { items: { additionalProperties: false } },
      },
    })
  }))

test.each([
  ['http://store.test', 'wadah.session_token'],
  ['https://store.test', '__Host-wadah.session_token'],
])('the API document of %s names the session cookie %s', (publicUrl, name) =>
  withStore(
    async ({ app }) => {
      const document: Document = await (await app.request('/api/openapi.json')).json()
      expect(document.components.securitySchemes['account']?.name).toBe(name)
    },
    { PUBLIC_URL: publicUrl },
  ),
)

test('the page of the API document runs only the script of its viewer and has no inline styles', () =>
  withStore(async ({ app }) => {
    const response = await app.request('/api/docs')
    const page = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/)
    expect(policy).not.toContain('unsafe')
    const viewer = createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui-bundle.js')
    const hash = createHash('sha384')
      .update(await readFile(viewer))
      .digest('base64')
    expect(page).toContain(`<script src="/api-docs/swagger-ui-bundle.js" integrity="sha384-${hash}">`)
    expect(page).not.toMatch(/<style|style=|undefined|\[object/)
    // The viewer renders the main element itself.
    expect(page).not.toContain('<main')
  }))
