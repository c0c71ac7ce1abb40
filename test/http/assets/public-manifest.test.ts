import { createHash } from 'node:crypto'
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { publicManifest, publicManifestScript } from '#http/assets/public-manifest.server.ts'
import { manifestRoute } from '../../support/samples/manifest-route.ts'

const ids = [
  'root',
  'company/home/home.page',
  'dashboard/frame/dashboard-frame.page',
  'dashboard/frame/dashboard-boundary.page',
]
const routes = Object.fromEntries(ids.map((id) => [id, manifestRoute(id)]))
const list = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes,
  url: '/assets/manifest-1a.js',
  version: '1a',
}
const manifest: EntryContext['manifest'] = { ...list, sri: { '/assets/entry.js': 'sha384-entry' } }

test('a public page references the build’s script, without the dashboard’s routes', () => {
  const { url, script } = publicManifestScript(`window.__reactRouterManifest=${JSON.stringify(list)};`)
  expect(script).toContain('company/home')
  expect(script).not.toMatch(/dashboard|false|\[\]/)
  const served = publicManifest(manifest)
  expect(served.url).toBe(url)
  expect(url).toBe('/assets/manifest-1a-public.js')
  expect(served.sri).toEqual({
    '/assets/entry.js': 'sha384-entry',
    [url]: `sha384-${createHash('sha384').update(script).digest('base64')}`,
  })
})

test('in development the manifest is unchanged', () => {
  const { sri: _, ...inDevelopment } = manifest
  expect(publicManifest(inDevelopment)).toBe(inDevelopment)
})
