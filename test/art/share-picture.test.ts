import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePicture } from '#art/share-picture.server.ts'
import { projectDirectory } from '../../scripts/server-build.ts'

const draw = (title: string, eyebrow = 'Marketplace') =>
  sharePicture({ title, eyebrow, id: 'jake-ai-platform', category: 'ai' })

/** The column of the text, without the logo above and the bar below. */
const column = { left: 40, top: 120, width: 640, height: 430 }

/** The bounds of the text's pixels, or `null` if nothing is drawn. */
async function inkOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .extract(column)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width),
  )
  const isInk = (value: number) => value < 190
  const inked = rows.flatMap((row, y) => (row.some(isInk) ? [y] : []))
  if (inked.length === 0) return null
  const right = Math.max(...rows.map((row) => row.findLastIndex(isInk)))
  return { top: inked[0] ?? 0, bottom: inked.at(-1) ?? 0, right: right + column.left }
}

test('a share picture is a PNG of 1200 by 630', async () => {
  const png = Buffer.from(await draw('Jake'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each([
  ['short', 'Jake'],
  ['with markup and control characters', '<b>&"\'</b> \u0000\u0008'],
  ['long', 'word '.repeat(60)],
  ['one long word', 'W'.repeat(200)],
  ['Vietnamese', 'Phân tích dữ liệu Ẩm thực Nguyễn Łukasiewicz và nhiều hơn nữa'],
  ['Greek and Cyrillic', 'Ωμέγα Αναλυτική Иванова и Партнёры'],
])('a title that is %s fits its column', async (_, title) => {
  const ink = await inkOf(await draw(title, 'An eyebrow of many words '.repeat(5)))
  expect(ink?.right).toBeLessThanOrEqual(660)
  expect(ink?.top).toBeGreaterThan(0)
  expect(ink?.bottom).toBeLessThan(column.height - 1)
})

test.each([
  ['Chinese', '人工智能销售分析平台'],
  ['Arabic', 'منصة الذكاء الاصطناعي'],
  ['partly emoji', 'Launch 🚀 kit'],
  ['empty', ''],
])('a title that is %s is left out of the picture, together with its eyebrow line', async (_, title) => {
  expect(await inkOf(await draw(title))).toBeNull()
})

test('text is drawn on a host without fonts, including text in uploaded drawings', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wadah-fonts-'))
  try {
    const file = join(directory, 'only-ours.conf')
    writeFileSync(
      file,
      `<fontconfig><dir>${projectDirectory}/content/fonts</dir><cachedir>/dev/null</cachedir></fontconfig>`,
    )
    const { widths, stderr } = await widthsOf({ FONTCONFIG_FILE: file })
    expect(stderr).toBe('')
    const [narrow = 0, wide = 0, narrowCyrillic = 0, wideCyrillic = 0] = widths
    // Missing letters would be drawn as boxes of the same width.
    expect(narrow).toBeGreaterThan(10)
    expect(wide).toBeGreaterThan(2 * narrow)
    expect(wideCyrillic).toBeGreaterThan(2 * narrowCyrillic)
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test('a host with a read-only font cache prints no warning', async () => {
  const { widths, stderr } = await widthsOf({})
  expect(stderr).toBe('')
  expect(widths[0]).toBeGreaterThan(10)
})

/** The width of text drawn by another process with the store's settings. */
async function widthsOf(env: Record<string, string>) {
  const code = `
    import sharp from 'sharp'
    import { configureFonts } from './scripts/server-build.ts'
    configureFonts()
    for (const text of ['iiiiii', 'WWWWWW', 'іііііі', 'ЩЩЩЩЩЩ']) {
      const words = sharp({ text: { text, font: 'Arial 20' } }).png()
      console.log((await words.toBuffer({ resolveWithObject: true })).info.width)
    }`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', code],
    { cwd: projectDirectory, env },
  )
  return { widths: stdout.split('\n').map(Number), stderr }
}
