import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { addDownloads } from '#catalog/products/product-files.commands.server.ts'
import { freeDownloadPath } from '#files/download-address.ts'
import { fileDownloads } from '#files/files.tables.server.ts'
import { pictureAddress } from '#files/picture-address.ts'
import { withRollback, withStore, type TestStore } from '../support/store.ts'
import { pdf, picture, rejectedDownloads } from '../support/samples/hostile-files.ts'
import { accepted, storedContents, temporaryStorage, upload, type Uploaded } from '../support/file-uploads.ts'
import { changeProduct } from '../support/add-product.ts'

test.for(rejectedDownloads())('%s is rejected and stores nothing', async ([, file, reason]) => {
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    expect(await upload({ db, storage }, file, { kind: 'download' })).toEqual({ ok: false, reason })
  })
  expect([...(await storedContents(storage.directory)).keys()]).toEqual([])
})

const guide: Uploaded = { name: 'Field Guide.pdf.exe', content: pdf }

function uploaded({ db, context }: TestStore, kind: 'picture' | 'download', file = guide) {
  return accepted({ db, storage: context.files.storage }, file, { kind })
}

async function giveAway({ db }: TestStore, redirectUrl: string): Promise<string> {
  const [product] = await db
    .update(marketplaceProducts)
    .set({ redirectUrl })
    .where(eq(marketplaceProducts.id, 'prompt-field-guide'))
    .returning({ id: marketplaceProducts.id })
  return product?.id ?? ''
}

test('a free download is public, is saved under its name, and is counted', () =>
  withStore(async (store) => {
    const file = await uploaded(store, 'download')
    const address = freeDownloadPath(file)
    expect((await store.app.request(address)).status).toBe(404)
    const productId = await giveAway(store, address)
    const response = await store.app.request(address)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Field Guide.pdf"; filename*=UTF-8''Field%20Guide.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(await response.text()).toBe(pdf)
    const rest = await store.app.request(address, { headers: { range: 'bytes=9-' } })
    expect(rest.status).toBe(206)
    expect(await rest.text()).toBe(pdf.slice(9))
    expect(rest.headers.get('content-range')).toBe(`bytes 9-${pdf.length - 1}/${pdf.length}`)
    const known = { 'if-none-match': response.headers.get('etag') ?? '' }
    await store.app.request(address, { method: 'HEAD' })
    expect((await store.app.request(address, { headers: known })).status).toBe(304)
    const [counted] = await store.db.select().from(fileDownloads)
    expect(counted).toMatchObject({ fileId: file.id, productId })
  }))

test('a free download disappears when its product is deactivated', () =>
  withStore(async (store) => {
    const file = await uploaded(store, 'download')
    const id = await giveAway(store, freeDownloadPath(file))
    await changeProduct(store.db, id, { isActive: false })
    expect((await store.app.request(freeDownloadPath(file))).status).toBe(404)
  }))

test('a download is never shown as a picture, and a picture is never downloaded', () =>
  withStore(async (store) => {
    const png = { name: 'pack.png', content: await picture() }
    const sold = await uploaded(store, 'download', png)
    expect((await store.app.request(pictureAddress(sold.id))).status).toBe(404)
    expect((await store.app.request(`${pictureAddress(sold.id)}/640.webp`)).status).toBe(404)
    const shown = await uploaded(store, 'picture', png)
    await giveAway(store, freeDownloadPath(shown))
    expect((await store.app.request(freeDownloadPath(shown))).status).toBe(404)
  }))

test('a picture is served in its stored widths only, and can be cached permanently', () =>
  withStore(async (store) => {
    const { id } = await uploaded(store, 'picture', { name: 'a.png', content: await picture() })
    const address = pictureAddress(id)
    const response = await store.app.request(`${address}/320.avif`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    })
    const wide = await store.app.request(`${address}/1280.webp`)
    expect(wide.headers.get('etag')).toBe(
      (await store.app.request(`${address}/640.webp`)).headers.get('etag'),
    )
    const etag = wide.headers.get('etag') ?? ''
    expect(
      (await store.app.request(`${address}/640.webp`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
    expect((await store.app.request(address)).headers.get('content-type')).toBe('image/webp')
    for (const other of ['321.webp', '640.jpg', '640.webp.html', '..%2fsecret', '640']) {
      expect((await store.app.request(`${address}/${other}`)).status, other).toBe(404)
    }
  }))

test('the displayed download count increases by one with each download', () =>
  withStore(async (store) => {
    const address = freeDownloadPath(await uploaded(store, 'download'))
    const id = await giveAway(store, address)
    const count = async () => (await productById(store.db, id))?.downloadCount ?? 0
    const before = await count()
    const whole = await store.app.request(address)
    await store.app.request(address, { headers: { range: 'bytes=0-3' } })
    await store.app.request(address, { headers: { range: 'bytes=4-' } })
    for (const range of ['bytes=0-0', 'bytes=0-1']) await store.app.request(address, { headers: { range } })
    const known = { 'if-none-match': whole.headers.get('etag') ?? '' }
    await store.app.request(address, { headers: known })
    await store.app.request(address, { headers: { range: `bytes=${pdf.length}-` } })
    expect(await addDownloads(store.db)).toBe(1)
    expect(await count()).toBe(before + 2)
    expect(await addDownloads(store.db)).toBe(0)
    await store.app.request(address)
    await addDownloads(store.db)
    expect(await count()).toBe(before + 3)
  }))
