import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { deleteOldAssets, storeBuildAssets } from '#http/assets/build-assets.commands.server.ts'
import { assetsOf, shareAssets } from '#http/assets/build-assets.server.ts'
import { buildAssets } from '#http/assets/build-assets.tables.server.ts'
import { loadStaticFiles, type StaticFiles } from '#http/assets/static-files.server.ts'
import { createTestStore, withStore } from '../../support/store.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

const hours = 3_600_000
const script = '/assets/cart-1b2c3d4e.js'
const font = '/assets/text-5f6a7b8c.woff2'

function build(files: Record<string, string>): StaticFiles {
  const folder = mkdtempSync(join(tmpdir(), 'wadah-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(join(folder, path), text)
    if (path.endsWith('.js')) writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text))
  }
  return loadStaticFiles(folder)
}

test('the files of an earlier build are served unchanged until 48 hours after its last process ended', () =>
  withStore(async ({ context, db }) => {
    const earlier = build({
      [script]: 'let cart = 1\n'.repeat(40),
      [font]: 'a font',
      'favicon.svg': '<svg/>',
    })
    const [before, now] = [earlier, build({ '/assets/cart-99999999.js': 'let cart = 2' })].map((files) =>
      createApp(context, { files }),
    )
    const answers = async (app = now) =>
      Promise.all(
        [script, font].flatMap((path) =>
          ['br', 'identity'].map(async (encoding) => {
            const response = await app?.request(path, { headers: { 'accept-encoding': encoding } })
            const headers = Object.fromEntries(response?.headers ?? [])
            return { ...headers, 'x-request-id': '', status: response?.status, body: await response?.text() }
          }),
        ),
      )
    expect((await answers()).map(({ status }) => status)).toEqual([404, 404, 404, 404])

    const lastUsed = new Date('2026-11-20T12:00:00Z')
    await storeBuildAssets(db, assetsOf(earlier), new Date(lastUsed.getTime() - hours))
    await storeBuildAssets(db, assetsOf(earlier), lastUsed)
    expect(await answers()).toEqual(await answers(before))
    expect((await now?.request('/favicon.svg'))?.status).toBe(404)

    await deleteOldAssets(db, new Date(lastUsed.getTime()))
    expect(await answers()).toEqual(await answers(before))
    await deleteOldAssets(db, new Date(lastUsed.getTime() + 1))
    const later = createApp(context, { files: build({}) })
    expect((await answers(later)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }))

test('requests for invented file names cause few queries, use no memory, and hide no file of a new build', () =>
  withStore(async ({ context, db }) => {
    const run = vi.spyOn(context.db, 'select')
    const app = createApp(context, { files: build({}) })
    const flood = async (path: (n: number) => string) =>
      Promise.all(Array.from({ length: 500 }, async (_, n) => (await app.request(path(n))).status))
    const madeUp = await flood((n) => `/assets/made-up-${n}.js`)
    expect(new Set(madeUp)).toEqual(new Set([404]))
    expect(run.mock.calls.length).toBeLessThan(5)

    const underWay = flood((n) => `/assets/other-${n}.js`)
    await storeBuildAssets(db, assetsOf(build({ [script]: 'let cart = 1' })), new Date())
    expect((await app.request(script)).status).toBe(200)
    await underWay
    run.mockClear()
    expect(new Set(await flood(() => script))).toEqual(new Set([200]))
    expect(run).not.toHaveBeenCalled()
  }))

test('the files of a build are served by other processes once they are stored', () =>
  withStore(async ({ context, db }) => {
    const files = build({ [script]: 'let cart = 1' })
    await shareAssets(context, files)
    const other = createApp(context, { files: build({}) })
    expect((await other.request(script)).status).toBe(200)

    const stored = await db.select().from(buildAssets)
    await shareAssets({ ...context, clock: () => new Date(Date.now() + 60_000) }, files)
    // Another process of the build has just recorded it.
    expect(await db.select().from(buildAssets)).toEqual(stored)

    await shareAssets(createTestStore(unreachableDatabase).context, files)
  }))
