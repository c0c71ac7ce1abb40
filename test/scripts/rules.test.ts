import { expect, test } from 'vitest'
import { brandViolations, contentViolations } from '../../scripts/rules/content.ts'
import { folderViolations } from '../../scripts/rules/folder-order.ts'
import { importViolations } from '../../scripts/rules/imports.ts'
import { misplacedTests } from '../../scripts/rules/mirrored-tests.ts'
import { missingFiles } from '../../scripts/rules/document-references.ts'
import { referenceViolations, ruleNumbers } from '../../scripts/rules/product-references.ts'
import { retiredNames } from '../../scripts/rules/retired-words.ts'
import { longFile, styleViolations } from '../../scripts/rules/style-values.ts'
import { repeatedExports } from '../../scripts/rules/unique-exports.ts'

const order = { '': ['lib', 'cart', '.'], cart: ['.', 'dialog'] }
const paths = ['lib/money.ts', 'cart/cart.ts', 'cart/dialog/cart-dialog.tsx', 'routes.ts']
const sources = ['src/cart/dialog/cart-dialog.tsx', 'src/cart/cart.commands.server.ts']
const supportFiles = Array.from({ length: 41 }, (_, index) => `test/support/file-${index}.ts`)
const rules = new Map([
  ['cart', new Set([1, 2])],
  ['outside-systems', new Set([1])],
])
const files = new Map([
  ['src/cart/cart.ts', () => 'export function addLine() {}'],
  ['scripts/seed.ts', () => ''],
])

const brand = (source: string) => brandViolations('shell/header.tsx', source, 'Wadah')
const content = (source: string) => contentViolations('content/home.ts', source)
const folders = (more: readonly string[], changed = {}) =>
  folderViolations([...paths, ...more], { ...order, ...changed })
const tests = (...given: string[]) => misplacedTests(given, sources)
const exported = (...texts: string[]) =>
  repeatedExports(texts.map((text, index) => ({ path: `src/${index}.page.tsx`, text })))
const styles = (line: string) => styleViolations('cart/dialog/cart-dialog.tsx', line)
const references = (line: string) => referenceViolations('cart/cart.ts', line, rules)
const retired = (source: string) => retiredNames('src/quotes/quote.ts', source)
const named = (text: string) => missingFiles('docs/architecture.md', text, files)

test.each<[string, readonly string[]]>([
  ['a suffix outside the closed set', importViolations('cart/cart.service.ts', '')],
  ['the name of the company in src/', brand("const title = 'Sell on Wadah'")],
  ['content that imports code', content("import { formatMoney } from '#lib/money.ts'")],
  ['content that contains functions', content('const names = texts.map((text) => text.name)')],
  [
    'an import of another role',
    importViolations('cart/cart.ts', "import { add } from '#cart/cart.commands.server.ts'"),
  ],
  [
    'a dynamic import of another role',
    importViolations('cart/cart.ts', "const late = () => import('#ui/dialogs/dialog.tsx')"),
  ],
  [
    'an export of another role',
    importViolations('cart/cart.client.ts', "export { toast } from '#ui/toast.tsx'"),
  ],
  ['a relative import', importViolations('cart/cart.ts', "import { formatMoney } from '../lib/money.ts'")],
  [
    'an import from a later folder, even of a type',
    importViolations('lib/money.ts', "import type { Line } from '#cart/cart.ts'"),
  ],
  [
    'an import from a later subfolder',
    importViolations('catalog/product.ts', "import type { Listing } from '#catalog/listing/listing.ts'"),
  ],
  ['a subfolder without a place', folders(['cart/sheet/cart-sheet.tsx'])],
  ['subfolders without an order', folders(['lib/dates/days.ts'])],
  ['an order of a folder that no longer exists', folders([], { orders: ['checkout', '.'] })],
  ['a place of a subfolder that no longer exists', folders([], { cart: ['.', 'dialog', 'sheet'] })],
  [
    'root files in the middle of the order',
    folders(['cart/sheet/cart-sheet.tsx'], { cart: ['dialog', '.', 'sheet'] }),
  ],
  ['more than 40 files at a root', folders(Array.from({ length: 40 }, (_, n) => `cart/line-${n}.ts`))],
  ['a test without a matching folder', tests('test/basket/cart.test.ts')],
  ['a file beside tests', tests('test/cart/shop.ts')],
  ['more than 40 files at the root of test/support', tests(...supportFiles)],
  ['a name that two files export', exported('export async function addLine() {}', 'export type addLine = 1')],
  ['a style attribute', styles('<p style={{ color: red }}>')],
  ['a raw color', styles('background: oklch(0.2 0 0);')],
  ['a file of more than 250 lines', longFile('src/cart/cart.css', '\n.line {}'.repeat(250))],
  ['a reference to a missing rule', references('Reads prices (product: cart 1, outside-systems 2).')],
  ['a reference without a rule', references(`Removes the line (product: ${'cart'}).`)],
  ['a reference to a document elsewhere', references('As the ' + 'specification says.')],
  ['a retired word in a path', retiredNames('src/dashboard/overview/waiting-list.tsx', '')],
  ['a retired word in an export', retired('export type TypedForm = string')],
  ['a retired pair of words', retired('export async function findFileUses() {}')],
  ['a limit named most', retired('export const mostLines = 100')],
  ['a missing file in a document', named('`cart/basket.ts` adds it')],
  ['a missing export in a document', named('`cart/cart.ts` `addItem` adds it')],
])('%s is reported', (_what, violations) => {
  expect(violations).toHaveLength(1)
})

test.each<[string, readonly string[]]>([
  ['the name of the company in a storage key or an address', brand("'wadah.cart' '/wadah-fund#apply'")],
  ['content with types of src/', content("import type { Brand } from '#lib/brand.ts'\nconst a = 'a => b'")],
  [
    'an import from an earlier folder',
    importViolations('cart/dialog/cart-dialog.tsx', "import { formatMoney } from '#lib/money.ts'"),
  ],
  [
    'an import of the root from a subfolder',
    importViolations('catalog/search/results.ts', "import type { Product } from '#catalog/product.ts'"),
  ],
  ['folders in their order', folders([])],
  ['tests in their places', tests('test/cart/cart.test.ts', 'test/cart/dialog/undo.test.tsx')],
  ['tests in the folder of a file', tests('test/cart/dialog/cart-dialog/undo.test.tsx')],
  ['exports of every page', exported('export function loader() {}', 'export function loader() {}')],
  ['overloads', exported('export function of(one: string): 1\nexport function of(one: number): 2')],
  ['tokens in styles', styles('<p className="text-ink"> color: var(--ink); <a href="#story">')],
  ['references to rules', references('Prices are read again (product: cart 1, 2, outside-systems 1).')],
  ['a type that looks like a reference', references('function add(product: string): void')],
  ['words that contain a retired word', retired('export type TemplateName = string\nconst asked = 1')],
  ['existing files in a document', named('`cart/cart.ts` `addLine` and `scripts/seed.ts`')],
])('%s is accepted', (_what, violations) => {
  expect(violations).toEqual([])
})

test('the rules of a page are numbered in ascending order, and gaps are allowed only after a heading', () => {
  expect(ruleNumbers('# Cart\n\n1. One.\n2. Two.\n\n    1. Not a rule.\n')).toEqual(new Set([1, 2]))
  expect(ruleNumbers('1. One.\n3. Three.\n')).toBeNull()
  expect(ruleNumbers('1. One.\n1. Another one.\n')).toBeNull()
  expect(ruleNumbers('1. One.\n\n## Part\n\n20. Two.\n21. Three.\n')).toEqual(new Set([1, 20, 21]))
  expect(ruleNumbers('20. One.\n\n## Part\n\n2. Two.\n')).toBeNull()
})
