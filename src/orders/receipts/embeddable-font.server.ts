import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { FontFile } from '#lib/text/font-files.server.ts'

const require = createRequire(import.meta.url)

/** For our own words: what others typed is set in the regular weight. */
export function boldFont(text: string): Promise<Buffer> {
  const path = require.resolve('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2')
  return embeddableFont({ path: () => path, isVariable: false }, text)
}

/** The font as a PDF can embed it: these characters alone, and of a variable one the regular weight. */
export async function embeddableFont(
  { path, isVariable }: Pick<FontFile, 'path' | 'isVariable'>,
  text: string,
): Promise<Buffer> {
  // Some signs are drawn as the parts that they are composed of.
  const characters = text + text.normalize('NFD')
  const weight = isVariable ? { variationAxes: { wght: 400 } } : {}
  return subsetFont(await readFile(path(400)), characters, { targetFormat: 'sfnt', ...weight })
}
