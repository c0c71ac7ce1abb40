import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { action, loader } from '#dashboard/files/files.page.tsx'
import { loader as downloadLoader } from '#dashboard/files/stored-download.page.tsx'
import { action as uploadAction } from '#dashboard/files/upload.page.tsx'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { uploadLimits, uploadProblems } from '#files/stored-file.ts'
import { storedFiles } from '#files/files.tables.server.ts'
import { pdf, picture } from '../../support/samples/hostile-files.ts'
import { uploadForm, type Uploaded } from '../../support/file-uploads.ts'
import { callPage, newViewer, pageArguments } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const guide: Uploaded = { name: 'Guide.pdf', content: pdf }
const member = (sellerId: string) => ({ memberships: [{ sellerId, role: 'editor' as const }] })

async function twoSellers({ db }: TestStore): Promise<[string, string]> {
  const [one, other] = await db.select({ id: marketplaceSellers.id }).from(marketplaceSellers).limit(2)
  return [one?.id ?? '', other?.id ?? '']
}

type Sent = { query?: string; cookie: string; files?: Uploaded[] }

function sent(store: TestStore, { query = 'upload=download', cookie, files = [guide] }: Sent) {
  return pageArguments(store, { path: `/dashboard/files/upload?${query}`, cookie, form: uploadForm(files) })
}

/** Uploads files as the page's script does, and returns the response. */
async function takeUploads(page: ReturnType<typeof pageArguments>): Promise<unknown> {
  const response = await uploadAction({ ...page, pattern: '/dashboard/files/upload' })
  return { status: response.status, ...Object(await response.json()) }
}

test('several files of one form are stored, each with a separate result, and logged', () =>
  withStore(async (store) => {
    const { cookie, accountId } = await newViewer(store, { staffRoles: ['catalogue'] })
    const files = [
      { name: 'a.png', content: await picture() },
      { name: '../b.html', content: '<script>' },
    ]
    expect(await takeUploads(sent(store, { query: 'upload=picture', cookie, files }))).toMatchObject({
      status: 422,
      files: [
        { file: { address: expect.stringMatching(/^\/files\/[0-9a-f]{64}$/) } },
        { name: 'b.html', file: null },
      ],
    })
    const [entry] = await store.db.select().from(auditEntries).where(eq(auditEntries.action, 'files.upload'))
    expect(entry).toMatchObject({ actorId: accountId, after: { name: 'a.png', kind: 'picture' } })
  }))

test('files are sorted by the day of their upload', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const file = { kind: 'download', type: 'application/pdf', extension: 'pdf', bytes: 9 } as const
    for (const name of ['sorted-1', 'sorted-2']) {
      const day = new Date(name.replace('sorted', '2099-01'))
      const times = { uploadedAt: day, readyAt: day, usedAt: day }
      await store.db.insert(storedFiles).values({ ...file, ...times, id: name, name })
    }
    const listed = async (query: string) => {
      const path = `/dashboard/files?search=sorted-&${query}`
      const { rows, sort } = await callPage(loader, store, { path, cookie })
      return { sort, ids: rows.map(({ id }) => id) }
    }
    expect(await listed('')).toEqual({ sort: '-uploaded', ids: ['sorted-2', 'sorted-1'] })
    expect(await listed('sort=uploaded')).toEqual({ sort: 'uploaded', ids: ['sorted-1', 'sorted-2'] })
  }))

test('a member can upload only for their seller, without naming the seller', () =>
  withStore(async (store) => {
    const [one, other] = await twoSellers(store)
    const { cookie } = await newViewer(store, member(one))
    expect(await takeUploads(sent(store, { cookie }))).toMatchObject({ status: 200 })
    const [file] = await store.db.select().from(storedFiles)
    expect(file).toMatchObject({ sellerId: one, name: 'Guide.pdf' })
    const forOther = sent(store, { cookie, query: `upload=download&seller=${other}` })
    await expect(takeUploads(forOther)).rejects.toMatchObject({ init: { status: 404 } })
  }))

test('a member sees and removes only files of their seller', () =>
  withStore(async (store) => {
    const [one, other] = await twoSellers(store)
    const theirs = await newViewer(store, member(other))
    await takeUploads(sent(store, { cookie: theirs.cookie }))
    const mine = await newViewer(store, member(one))
    await takeUploads(sent(store, { cookie: mine.cookie }))
    const seen = async (cookie: string) => callPage(loader, store, { path: '/dashboard/files', cookie })
    const [row, ...others] = (await seen(mine.cookie)).rows
    expect(others).toEqual([])
    expect(row).toMatchObject({ sellerId: one, uses: [] })
    const remove = (cookie: string) =>
      callPage(action, store, { path: '/dashboard/files', cookie, form: { of: row?.id ?? '' } })
    expect(await remove(theirs.cookie)).toMatchObject({ init: { status: 409 } })
    expect((await seen(mine.cookie)).rows).toHaveLength(1)
    expect(await remove(mine.cookie)).toBeInstanceOf(Response)
    expect((await seen(mine.cookie)).rows).toEqual([])
    const owner = await newViewer(store, { staffRoles: ['owner'] })
    expect((await seen(owner.cookie)).rows).toHaveLength(1)
  }))

test('without JavaScript the files page accepts the same form and reports rejected files', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const submit = (files: Uploaded[]) =>
      callPage(action, store, {
        path: '/dashboard/files?upload=download',
        cookie,
        form: uploadForm(files),
      })
    expect(await submit([guide])).toMatchObject({ status: 303 })
    expect(await submit([guide, { name: 'b.exe', content: 'MZ' }])).toMatchObject({
      init: { status: 422 },
      data: { problems: [expect.stringMatching(/^b\.exe: We can’t use this kind of file/)] },
    })
    expect(await submit([{ name: '', content: '' }])).toMatchObject({ init: { status: 422 } })
  }))

test('a file over the limit is not stored, and the other files of the form are stored', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const large = { name: 'large.png', content: new Uint8Array(uploadLimits.picture.bytes + 1) }
    const small = { name: 'small.png', content: await picture() }
    const taken = await takeUploads(sent(store, { cookie, query: 'upload=picture', files: [large, small] }))
    expect(taken).toMatchObject({
      files: [{ problem: uploadProblems.too_large }, { problem: null }],
    })
  }))

test('an interrupted upload form stores no file and leaves no temporary file', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const page = sent(store, { cookie })
    const whole = new Uint8Array(await page.request.clone().arrayBuffer())
    const headers = { cookie, 'content-type': page.request.headers.get('content-type') ?? '' }
    for (const length of [0, 30, 150, whole.length - 60, whole.length - 10]) {
      const request = new Request(page.url, { method: 'POST', headers, body: whole.slice(0, length) })
      expect(await takeUploads({ ...page, request }), `${length} bytes`).toEqual({
        status: 400,
        code: 'broken_off',
      })
    }
    const plain = new Request(page.url, { method: 'POST', headers: { cookie }, body: 'x' })
    expect(await takeUploads({ ...page, request: plain })).toEqual({ status: 400, code: 'not_a_form' })
    expect(await store.db.select().from(storedFiles)).toEqual([])
    expect(await readdir(store.context.files.storage.incoming)).toEqual([])
  }))

test('only a POST to one of the two upload addresses counts as an upload', () => {
  const isLarge = (method: string, url: string) => isUpload({ method, url })
  expect(isLarge('POST', '/dashboard/files/upload?upload=picture')).toBe(true)
  expect(isLarge('POST', 'http://store.test/dashboard/files')).toBe(true)
  expect(isLarge('PUT', '/dashboard/files')).toBe(false)
  const others = ['/dashboard/files/', '/dashboard/files.data', '/api/orders?x=/dashboard/files']
  for (const url of [...others, '//', 'http://']) expect(isLarge('POST', url)).toBe(false)
})

test('an uploaded download that is not published is available only to staff and members of its seller', () =>
  withStore(async (store) => {
    const [mine, theirs] = await twoSellers(store)
    const own = await newViewer(store, member(mine))
    const page = sent(store, { cookie: own.cookie, query: `upload=download&seller=${mine}` })
    expect(await takeUploads(page)).toMatchObject({ status: 200 })
    const [file] = await store.db.select().from(storedFiles)
    const params = { fileId: file?.id ?? '' }
    const get = async ({ cookie }: { cookie: string }) => {
      const path = `/dashboard/files/${params.fileId}`
      return callPage(downloadLoader, store, { path, cookie, params })
    }
    for (const viewer of [own, await newViewer(store, { staffRoles: ['catalogue'] })]) {
      const saved = await get(viewer)
      expect(saved.headers.get('content-disposition')).toMatch(/^attachment; .*Guide\.pdf/)
      expect(Buffer.from(await saved.arrayBuffer())).toEqual(Buffer.from(guide.content))
    }
    const other = await newViewer(store, member(theirs))
    await expect(get(other)).rejects.toMatchObject({ init: { status: 404 } })
  }))
