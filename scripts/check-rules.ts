/**
 * Checks the rules of docs/architecture.md that a program can check: file kinds, folder order, locations of tests,
 * tokens in styles, length of files, unique exports, content as plain data, retired words, and references in
 * comments and documents.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#content/brand.ts'
import { brandViolations, contentViolations } from './rules/content.ts'
import { folderViolations } from './rules/folder-order.ts'
import { importViolations } from './rules/imports.ts'
import { misplacedTests } from './rules/mirrored-tests.ts'
import { missingFiles } from './rules/document-references.ts'
import { referenceViolations, ruleNumbers } from './rules/product-references.ts'
import { retiredNames } from './rules/retired-words.ts'
import { longFile, styleViolations } from './rules/style-values.ts'
import { repeatedExports } from './rules/unique-exports.ts'

const violations: string[] = []
const rules = readProductRules()
const sources = filesUnder('src', /\.(tsx?|css|sql)$/)
for (const { path, text } of sources) {
  const inside = path.slice('src/'.length)
  if (/\.tsx?$/.test(path)) violations.push(...importViolations(inside, text))
  violations.push(...brandViolations(inside, text, brand.name))
  violations.push(...styleViolations(inside, text), ...longFile(path, text))
}
const content = filesUnder('content', /\.ts$/)
for (const { path, text } of content) violations.push(...contentViolations(path, text))
violations.push(...folderViolations(everyFile('src').map((path) => path.slice('src/'.length))))
violations.push(...misplacedTests(everyFile('test'), everyFile('src')))
const others = ['sandbox', 'scripts', 'bench', 'prove', 'test', 'e2e', 'docs'].flatMap((folder) =>
  filesUnder(folder, /\.(tsx?|css|md)$/),
)
for (const { path, text } of [...sources, ...content, ...others])
  violations.push(...referenceViolations(path, text, rules))
const named = /^(?:content|src|sandbox|scripts|test\/support|e2e\/support)\/.*\.(?:tsx?|css|sql)$/
for (const { path, text } of [...sources, ...content, ...others].filter((file) => named.test(file.path)))
  violations.push(...retiredNames(path, text))
const programs = /^(?:content|src|sandbox|scripts|bench|prove)\/.*\.tsx?$/
violations.push(
  ...repeatedExports([...sources, ...content, ...others].filter(({ path }) => programs.test(path))),
)

const documents = everyFile('docs')
  .filter((path) => /^docs\/(?!product\/).*\.md$/.test(path))
  .concat('CONTRIBUTING.md', 'README.md', 'CHANGELOG.md')
const files = new Map(
  ['src', 'content', 'docs', 'scripts', 'sandbox', 'bench', 'prove', 'test', 'e2e']
    .flatMap(everyFile)
    .concat(documents)
    .map((path) => [path, () => readFileSync(path, 'utf8')]),
)
for (const path of documents) violations.push(...missingFiles(path, readFileSync(path, 'utf8'), files))

for (const violation of violations) console.error(violation)
console.log(
  `${sources.length + content.length + others.length} files checked, ${violations.length} violations`,
)
process.exit(violations.length > 0 ? 1 : 0)

function filesUnder(folder: string, names: RegExp): { path: string; text: string }[] {
  return everyFile(folder)
    .filter((path) => names.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

function readProductRules(): Map<string, Set<number>> {
  const pages = filesUnder('docs/product', /\.md$/).map(({ path, text }) => {
    const numbers = ruleNumbers(text)
    if (numbers === null) violations.push(`${path}: its rules do not count up from 1`)
    return [path.slice('docs/product/'.length, -'.md'.length), numbers ?? new Set<number>()] as const
  })
  return new Map(pages)
}
