import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A file with the letters of some scripts. Small enough to be read whole. */
export interface FontFile {
  name: string
  /** A variable font has all weights in one file. */
  path: (weight: number) => string
  isVariable: boolean
  /** The characters that it should have. */
  ranges: readonly (readonly [first: number, last: number])[]
}

interface FontPackage {
  name: string
  /** How its files are named. */
  file: (subset: string, weight: number) => string
  isVariable: boolean
}

const require = createRequire(import.meta.url)

/** Latin, Greek, Cyrillic and Devanagari first, which most names need; the others are read when a character asks. */
const packages: readonly FontPackage[] = [
  fixedWeight('noto-sans'),
  ...['arabic', 'hebrew', 'thai', 'bengali', 'tamil', 'telugu', 'kannada', 'malayalam', 'gujarati'].map(
    script,
  ),
  ...['gurmukhi', 'sinhala', 'khmer', 'lao', 'georgian', 'armenian', 'ethiopic'].map(script),
  fixedWeight('noto-sans-myanmar'),
  variable('noto-emoji'),
]

/** Han characters are drawn as the language of the text draws them. */
const eastAsian = {
  japanese: ['jp', 'sc', 'tc', 'kr'].map(script),
  korean: ['kr', 'sc', 'tc', 'jp'].map(script),
  chinese: ['sc', 'tc', 'jp', 'kr'].map(script),
}

const filesOfPackages = new Map<string, Promise<FontFile[]>>()

/**
 * The files that should have a character of this text, the likeliest first. Whether one has it shows when it is opened:
 * the packages name ranges with gaps.
 */
export async function* fontFilesFor(character: string, text: string): AsyncGenerator<FontFile> {
  const code = character.codePointAt(0) ?? 0
  for (const each of [...packages, ...eastAsian[languageOf(text)]]) {
    for (const file of await filesOf(each)) {
      if (file.ranges.some(([first, last]) => code >= first && code <= last)) yield file
    }
  }
}

function languageOf(text: string): keyof typeof eastAsian {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese'
  return /\p{Script=Hangul}/u.test(text) ? 'korean' : 'chinese'
}

function filesOf(fontPackage: FontPackage): Promise<FontFile[]> {
  const known = filesOfPackages.get(fontPackage.name)
  if (known) return known
  const reading = readFiles(fontPackage)
  filesOfPackages.set(fontPackage.name, reading)
  return reading
}

async function readFiles(fontPackage: FontPackage): Promise<FontFile[]> {
  const content: unknown = JSON.parse(await readFile(resolve(`${fontPackage.name}/unicode.json`), 'utf8'))
  const subsets = Object.entries(content ?? {}).map(([subset, ranges]) => ({
    subset: subset.replaceAll(/[[\]]/g, ''),
    ranges: String(ranges).split(',').map(parseRange),
  }))
  return subsets
    .filter(({ subset }) => isOwn(fontPackage, subset))
    .map(({ subset, ranges }) => ({ ...fileOf(fontPackage, subset), ranges }))
}

/** Beside the letters of its script a package has some Latin ones and signs, which others have all of. */
function isOwn({ name }: FontPackage, subset: string): boolean {
  return name === '@fontsource/noto-sans' || name.endsWith(`-${subset}`) || /^\d+$/.test(subset)
}

/** `U+0E01-0E5B` or `U+25CC`. */
function parseRange(text: string): [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function fileOf({ name, file, isVariable }: FontPackage, subset: string): Omit<FontFile, 'ranges'> {
  const path = (weight: number) => resolve(`${name}/files/${file(subset, weight)}`)
  return { name: `${name} ${subset}`, path, isVariable }
}

function fixedWeight(name: string): FontPackage {
  const file = (subset: string, weight: number) => `${name}-${subset}-${weight}-normal.woff2`
  return { name: `@fontsource/${name}`, file, isVariable: false }
}

function variable(name: string): FontPackage {
  const file = (subset: string) => `${name}-${subset}-wght-normal.woff2`
  return { name: `@fontsource-variable/${name}`, file, isVariable: true }
}

function script(name: string): FontPackage {
  return variable(`noto-sans-${name}`)
}

function resolve(path: string): string {
  return require.resolve(path)
}
