import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cookiePrefix,
  storedCookies,
  storedInLocalStorage,
  storedInSessionStorage,
} from '#company/legal/stored-in-browser.ts'

/** The entries of React Router. The browser test looks for them in a real browser. */
const ofTheRouter = ['react-router-scroll-positions', 'remix-router-transitions']

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('company'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

test('the cookie notice names exactly the cookies and storage keys of the code', () => {
  const used = sources.flatMap((source) =>
    [...source.matchAll(/(?<!BroadcastChannel\()['"`]((?:__Host-)?wadah\.[a-z_]+)['"`]/g)].map(
      ([, name = '']) => name.replace(cookiePrefix, ''),
    ),
  )
  const named = [...storedCookies, ...storedInLocalStorage, ...storedInSessionStorage]
    .map(({ name }) => name)
    .filter((name) => !ofTheRouter.includes(name))
  expect([...new Set(used)].toSorted()).toEqual(named.toSorted())
})

test('no file uses IndexedDB, document.cookie, the cache API or a service worker', () => {
  const all = sources.join('\n')
  expect(all).not.toMatch(/indexedDB\.|document\.cookie|caches\.open|serviceWorker/)
})
