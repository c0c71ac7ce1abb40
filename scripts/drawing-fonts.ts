/** Noto Sans for uploaded drawings with text, in the format that Pango reads: the host may have no fonts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

const packaged = fileURLToPath(new URL('../node_modules/@fontsource/noto-sans/files', import.meta.url))
const fonts = fileURLToPath(new URL('../build/fonts', import.meta.url))

mkdirSync(fonts, { recursive: true })
for (const name of readdirSync(packaged).filter((each) => /-(400|700)-normal\.woff2$/.test(each))) {
  const content = await decompress(readFileSync(join(packaged, name)))
  writeFileSync(join(fonts, name.replace(/woff2$/, 'ttf')), content)
}
