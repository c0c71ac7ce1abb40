import { expect, test } from 'vitest'
import { product, products, session, solutions, categories } from '#app/api/answers.ts'
import { withStore } from '../support/store.ts'

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { description: string }> }>
  >
}

test('every call of the API is in the document, and nothing else', () =>
  withStore(async ({ app }) => {
    const document: Document = await (await app.request('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const own = ['get /api/openapi.json', 'get /api/docs']
    const served = app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !path.includes('*'))
      .map(({ path, method }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((call) => !own.includes(call))
    expect([...new Set(told)].toSorted()).toEqual([...new Set(served)].toSorted())
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

test('the document tells the truth of what is answered', () =>
  withStore(async ({ app }) => {
    const answer = async (path: string) => (await app.request(path)).json()
    categories.parse(await answer('/api/categories'))
    const list = products.parse(await answer('/api/products'))
    product.parse(await answer(`/api/products/${list.products[0]?.id}`))
    solutions.parse(await answer('/api/solutions'))
    session.parse(await answer('/api/account/session'))
  }))

test('the page runs nothing and styles nothing inline', () =>
  withStore(async ({ app }) => {
    const response = await app.request('/api/docs')
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/)
    expect(page).toContain('POST /api/portal-events')
    expect(page).toContain('idempotency_key_reused')
  }))
