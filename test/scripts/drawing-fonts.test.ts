import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildIfNeeded } from '../../scripts/build-if-needed.ts'
import { projectDirectory } from '../../scripts/local.ts'

beforeAll(buildIfNeeded, 120_000)

let directory: string
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'wadah-fonts-'))))
afterEach(() => rmSync(directory, { recursive: true }))

test('a host whose cache of fonts cannot be written prints nothing about it', async () => {
  mkdirSync(join(directory, 'fonts'))
  // The host's own configuration is found by this path. Not even root can make folders in /proc.
  const host = `<fontconfig><dir>${directory}/fonts</dir><cachedir>/proc/nowhere</cachedir></fontconfig>`
  writeFileSync(join(directory, 'fonts.conf'), host)
  const { narrow, stderr } = await draw({ FONTCONFIG_PATH: directory })
  expect(stderr).toBe('')
  expect(narrow).toBeGreaterThan(10)
})

test('on a host without fonts, uploaded drawings have those of the build', async () => {
  const fonts = join(projectDirectory, 'build/fonts')
  const FONTCONFIG_FILE = join(directory, 'only-these.conf')
  writeFileSync(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>/dev/null</cachedir></fontconfig>`)
  const { narrow, wide, narrowCyrillic, wideCyrillic, stderr } = await draw({ FONTCONFIG_FILE })
  expect(stderr).toBe('')
  expect(narrow).toBeGreaterThan(10)
  // The boxes of missing letters are all of one width.
  expect(wide).toBeGreaterThan(2 * narrow)
  expect(wideCyrillic).toBeGreaterThan(2 * narrowCyrillic)
})

/** How wide words are that another process draws, set up as the store is. */
async function draw(env: Record<string, string>) {
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
    {
      cwd: projectDirectory,
      env,
    },
  )
  const [narrow = 0, wide = 0, narrowCyrillic = 0, wideCyrillic = 0] = stdout.split('\n').map(Number)
  return { narrow, wide, narrowCyrillic, wideCyrillic, stderr }
}
