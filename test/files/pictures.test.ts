import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storageNames, variantName } from '#files/storage-names.ts'
import { withRollback } from '../support/store.ts'
import {
  cleanedPictures,
  marker,
  photograph,
  picture,
  rejectedPictures,
  svg,
} from '../support/samples/hostile-files.ts'
import { accepted, storedContents, temporaryStorage, upload } from '../support/file-uploads.ts'

test.for(await rejectedPictures())('%s is rejected and stores nothing', async ([, file, reason]) => {
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    expect(await upload({ db, storage }, file)).toEqual({ ok: false, reason })
  })
  expect([...(await storedContents(storage.directory)).keys()]).toEqual([])
})

test.for(await cleanedPictures())('%s is re-encoded without its harmful content', async ([, file]) => {
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    await accepted({ db, storage }, file)
    const contents = await storedContents(storage.directory)
    expect(contents.size).toBeGreaterThan(1)
    for (const content of contents.values()) {
      expect(content.includes(marker)).toBe(false)
      expect(['heif', 'webp']).toContain((await sharp(content).metadata()).format)
    }
  })
})

test.for(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s is stored as AVIF and WebP',
  async (format) => {
    const storage = await temporaryStorage()
    await withRollback(async (db) => {
      const stored = await accepted({ db, storage }, { name: 'Screen.png', content: await picture(format) })
      expect(stored).toMatchObject({ kind: 'picture', width: 440, height: 330, extension: format })
      const contents = await storedContents(storage.directory)
      expect([...contents.keys()].map((path) => path.slice(storage.directory.length + 1)).toSorted()).toEqual(
        storageNames(stored).toSorted(),
      )
    })
  },
)

test('a photo is rotated upright and loses its metadata', async () => {
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    const stored = await accepted({ db, storage }, { name: 'photo.jpg', content: await photograph() })
    expect(stored).toMatchObject({ width: 600, height: 800 })
    for (const content of (await storedContents(storage.directory)).values()) {
      const { width, height, exif, icc, xmp, orientation } = await sharp(content).metadata()
      expect(height).toBeGreaterThan(width)
      expect({ exif, icc, xmp, orientation }).toEqual({})
      expect(content.includes('Secret Camera')).toBe(false)
    }
  })
})

test('a drawing reads no server file and sends no request', async () => {
  const storage = await temporaryStorage()
  const reference = (href: string) => `<image href="${href}" xlink:href="${href}" width="1200" height="300"/>`
  const hostile = svg(reference('file:///etc/hostname') + reference('http://127.0.0.1:9/track.png'))
  await withRollback(async (db) => {
    const stored = await accepted({ db, storage }, { name: 'a.svg', content: hostile })
    const largest = await storage.open(variantName(stored.id, 640, 'webp'))
    const pixels = await sharp(await new Response(await largest?.read()).arrayBuffer()).stats()
    // The whole picture has the color of the rectangle.
    expect(pixels.channels.map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0])
  })
})

test('only the first frame of an animation is stored', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [90, 90] })
    .toBuffer()
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    const stored = await accepted({ db, storage }, { name: 'a.gif', content: new Uint8Array(animation) })
    expect(stored).toMatchObject({ width: 400, height: 300 })
    for (const content of (await storedContents(storage.directory)).values()) {
      expect((await sharp(content).metadata()).pages ?? 1).toBe(1)
    }
  })
})
