import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A file with the letters of some scripts. Small enough to be read whole. */
export interface FontFile {
  name: string
  path: string
  isVariable: boolean
  /** The characters that it has. */
  ranges: readonly (readonly [first: number, last: number])[]
}

interface FontPackage {
  name: string
  /** How its files are named, by the subset. */
  file: (subset: string) => string
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
  // Before the Chinese fonts, which name ranges that they do not have.
  variable('noto-emoji'),
]

/** Han characters are drawn as the language of the text draws them. */
const eastAsian = {
  japanese: ['jp', 'sc', 'tc', 'kr'].map(script),
  korean: ['kr', 'sc', 'tc', 'jp'].map(script),
  chinese: ['sc', 'tc', 'jp', 'kr'].map(script),
}

/** For what no font has: its box says that a character is missing. */
const lastResort = 'latin'
const filesOfPackages = new Map<string, Promise<FontFile[]>>()

/** The file that has a character of this text. */
export async function fontFileOf(character: string, text: string): Promise<FontFile> {
  for (const each of [...packages, ...eastAsian[languageOf(text)]]) {
    const found = (await filesOf(each)).find((file) => hasCharacter(file, character))
    if (found) return found
  }
  return { ...fileOf(fixedWeight('noto-sans'), lastResort), ranges: [] }
}

export function hasCharacter({ ranges }: FontFile, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
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
  return Object.entries(content ?? {}).map(([subset, ranges]) => ({
    ...fileOf(fontPackage, subset.replaceAll(/[[\]]/g, '')),
    ranges: String(ranges).split(',').map(parseRange),
  }))
}

/** `U+0E01-0E5B` or `U+25CC`. */
function parseRange(text: string): [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function fileOf({ name, file, isVariable }: FontPackage, subset: string): Omit<FontFile, 'ranges'> {
  return { name: `${name} ${subset}`, path: resolve(`${name}/files/${file(subset)}`), isVariable }
}

function fixedWeight(name: string): FontPackage {
  const file = (subset: string) => `${name}-${subset}-400-normal.woff`
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
