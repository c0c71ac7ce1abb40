import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { withPageIntegrity } from '#http/pages/page-integrity.ts'
import { manifestRoute } from '../../support/samples/manifest-route.ts'

const routes = {
  root: manifestRoute('root'),
  about: manifestRoute('about'),
  settings: manifestRoute('settings'),
}
const manifest: EntryContext['manifest'] = {
  version: '1',
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes,
}
const paths = ['/assets/manifest.js', '/assets/entry.js', '/assets/framework.js', '/assets/loaded-later.js']
const sri = Object.fromEntries(
  [...paths, ...Object.values(routes).flatMap(({ module, imports }) => [module, ...imports])].map((path) => [
    path,
    `sha384-of-${path}`,
  ]),
)

test('a page contains the hashes of the scripts that it loads, and of no others', () => {
  const { sri: carried } = withPageIntegrity({ ...manifest, sri }, ['root', 'about'])
  expect(carried).toEqual(
    Object.fromEntries(
      [
        '/assets/manifest.js',
        '/assets/entry.js',
        '/assets/framework.js',
        '/assets/root.js',
        '/assets/part-of-root.js',
        '/assets/about.js',
        '/assets/part-of-about.js',
      ].map((path) => [path, `sha384-of-${path}`]),
    ),
  )
})

test('a page of a build without hashes, as in development, is unchanged', () => {
  expect(withPageIntegrity(manifest, ['root'])).toBe(manifest)
})
