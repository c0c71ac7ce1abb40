import { describe, expect, test } from 'vitest'
import { kindOf } from '../../scripts/rules/file-kinds.ts'
import { brandViolations, contentViolations } from '../../scripts/rules/content.ts'
import { folderViolations } from '../../scripts/rules/folder-order.ts'
import { importViolations } from '../../scripts/rules/imports.ts'
import { misplacedTests } from '../../scripts/rules/mirrored-tests.ts'
import { missingFiles } from '../../scripts/rules/document-references.ts'
import { referenceViolations, ruleNumbers } from '../../scripts/rules/product-references.ts'
import { retiredNames } from '../../scripts/rules/retired-words.ts'
import { longStyleSheet, styleViolations } from '../../scripts/rules/style-values.ts'
import { repeatedExports } from '../../scripts/rules/unique-exports.ts'

describe('file kinds', () => {
  test.each([
    ['cart/cart.ts', 'rule'],
    ['cart/dialog/cart-dialog.tsx', 'component'],
    ['cart/cart.commands.server.ts', 'commands'],
    ['cart/cart.operations.server.ts', 'operations'],
    ['cart/browser/browser-cart-storage.client.ts', 'client'],
    ['company/home/home.page.tsx', 'page'],
    ['cart/browser/cart.store.ts', 'store'],
    ['cart/browser/use-cart.ts', 'hook'],
  ])('%s is a %s file', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('a suffix outside the closed set is reported', () => {
    expect(importViolations('cart/cart.service.ts', '')).toHaveLength(1)
  })
})

describe('content', () => {
  test.each([
    "const title = 'Sell on Wadah'",
    '<title>wadah</title>',
    "download('wadah-orders.csv')",
    "const path = '/solutions/wadahpresence'",
    "{ id: 'wadah-presence' }",
  ])('the name of the company is not written in src/: %s', (source) => {
    expect(brandViolations('shell/header.tsx', source, 'Wadah')).toHaveLength(1)
  })

  test('the name of the company may be part of a storage key, an address or a service', () => {
    const source = "'wadah.cart' `__Host-wadah.portal` '/wadah-fund#apply' 'wadah-storefront' 'wadah store'"
    expect(brandViolations('shell/header.tsx', source, 'Wadah')).toEqual([])
  })

  test('content is data, and may take types from src/ and other content', () => {
    const source =
      "import type { Brand } from '#lib/brand.ts'\nimport { brand } from '#content/brand.ts'\nconst text = 'a => b'"
    expect(contentViolations('content/home.ts', source)).toEqual([])
  })

  test.each(["import { formatMoney } from '#lib/money.ts'", 'const names = texts.map((text) => text.name)'])(
    'content with %s is reported',
    (source) => {
      expect(contentViolations('content/home.ts', source)).toHaveLength(1)
    },
  )
})

describe('import directions', () => {
  test.each([
    ['cart/cart.ts', "import { add } from '#cart/cart.commands.server.ts'"],
    ['cart/dialog/cart-dialog.tsx', "import { users } from '#account/session/account.tables.server.ts'"],
    ['shell/header.tsx', "import Contact from '#shell/not-found.page.tsx'"],
    ['cart/browser/cart.store.ts', "import { useCart } from '#cart/browser/use-cart.ts'"],
    ['cart/cart.client.ts', "export { toast } from '#ui/toast.tsx'"],
    ['cart/cart.ts', "const late = () => import('#ui/dialogs/dialog.tsx')"],
    ['cart/cart.operations.server.ts', "import { read } from '#cart/cart.queries.server.ts'"],
    ['cart/cart.tables.server.ts', "import { read } from '#cart/cart.queries.server.ts'"],
    ['cart/cart.ts', "import { formatMoney } from '../lib/money.ts'"],
  ])('a forbidden import is reported: %s with %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test.each([
    ['cart/cart.ts', "import { statuses } from '#orders/order-status.ts'"],
    ['cart/cart.ts', "import type { OrderStatus } from '#orders/order-status.ts'"],
    [
      'orders/checkout/orders.endpoint.server.ts',
      "import type { AppContext } from '#app/app-context.server.ts'",
    ],
    ['cart/cart.ts', "const later = () => import('#orders/order-status.ts')"],
    ['lib/money.ts', "import type { Line } from '#cart/cart.ts'"],
    ['invented/thing.ts', "import { formatMoney } from '#lib/money.ts'"],
    ['cart/cart.commands.server.ts', "import { users } from '#account/session/account.tables.server.ts'"],
  ])('an import against the order of folders is reported: %s with %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test.each([
    [
      'catalog/products/product-rows.server.ts',
      "import { searchTerm } from '#catalog/search/search-term.ts'",
    ],
    ['catalog/product.ts', "import type { Listing } from '#catalog/listing/listing.ts'"],
    ['account/session/session.ts', "import type { Account } from '#account/account.endpoint.server.ts'"],
    ['catalog/invented/thing.ts', "import type { Product } from '#catalog/product.ts'"],
  ])('an import against the order of subfolders is reported: %s with %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test.each([
    ['catalog/search/search-results.ts', "import type { Product } from '#catalog/product.ts'"],
    ['account/account.endpoint.server.ts', "import { session } from '#account/session/session.ts'"],
  ])('an import between the root of a folder and its subfolders is accepted: %s with %s', (path, source) => {
    expect(importViolations(path, source)).toEqual([])
  })

  test('types of any kind of file, rules and packages may be imported from earlier folders', () => {
    const source =
      "import type { Session } from '#account/session-context.server.ts'\nimport { formatMoney } from '#lib/money.ts'\nimport * as z from 'zod/mini'"
    expect(importViolations('cart/dialog/cart-dialog.tsx', source)).toEqual([])
  })
})

describe('folders', () => {
  const order = { '': ['lib', 'cart', '.'], cart: ['.', 'dialog'] }
  const paths = ['lib/money.ts', 'cart/cart.ts', 'cart/dialog/cart-dialog.tsx', 'routes.ts']

  test('folders that are part of the order are accepted', () => {
    expect(folderViolations(paths, order)).toEqual([])
  })

  test.each([
    ['a subfolder without a place', [...paths, 'cart/sheet/cart-sheet.tsx'], order],
    ['subfolders without an order', [...paths, 'lib/dates/days.ts'], order],
    ['an order of a folder that is gone', paths, { ...order, orders: ['checkout', '.'] }],
    ['a place of a subfolder that is gone', paths, { ...order, cart: ['.', 'dialog', 'sheet'] }],
    [
      'root files in the middle of the order',
      [...paths, 'cart/sheet/cart-sheet.tsx'],
      { ...order, cart: ['dialog', '.', 'sheet'] },
    ],
    [
      'more than 40 files at a root',
      [...paths, ...Array.from({ length: 40 }, (_, n) => `cart/line-${n}.ts`)],
      order,
    ],
  ])('a mistake in the order of folders is reported: %s', (_what, files, folders) => {
    expect(folderViolations(files, folders)).toHaveLength(1)
  })
})

describe('places of tests', () => {
  const sources = ['src/cart/dialog/cart-dialog.tsx', 'src/cart/cart.commands.server.ts']

  test.each([
    'test/cart/cart.test.ts',
    'test/cart/dialog/undo.test.tsx',
    'test/cart/dialog/cart-dialog/undo.test.tsx',
    'test/support/store.ts',
  ])('a test in its place is accepted: %s', (path) => {
    expect(misplacedTests([path], sources)).toEqual([])
  })

  test.each(['test/basket/cart.test.ts', 'test/cart/shop.ts'])(
    'a test outside of its place is reported: %s',
    (path) => {
      expect(misplacedTests([path], sources)).toHaveLength(1)
    },
  )

  test('more than 40 files at the root of test/support are reported', () => {
    const files = Array.from({ length: 41 }, (_, index) => `test/support/file-${index}.ts`)
    expect(misplacedTests(files, sources)).toHaveLength(1)
    expect(misplacedTests([...files.slice(1), 'test/support/samples/cart.ts'], sources)).toEqual([])
  })
})

describe('names of exports', () => {
  test('a name that two files export is reported, a function and a type alike', () => {
    const files = [
      { path: 'src/cart/cart.ts', text: 'export async function addLine() {}\nexport interface Cart {}' },
      { path: 'src/cart/cart.operations.server.ts', text: 'export const addLine = {}' },
      { path: 'bench/carts.ts', text: 'export type Cart = string' },
    ]
    expect(repeatedExports(files)).toEqual([
      expect.stringContaining('src/cart/cart.ts, src/cart/cart.operations.server.ts: all export addLine,'),
      expect.stringContaining('src/cart/cart.ts, bench/carts.ts: all export Cart,'),
    ])
  })

  test('overloads, local names, default exports and the exports of every page are accepted', () => {
    const files = [
      {
        path: 'src/a.page.tsx',
        text: 'export function loader() {}\nexport default function Page() {}\nfunction own() {}',
      },
      {
        path: 'src/b.page.tsx',
        text: 'export function loader() {}\nexport default function Page() {}\nfunction own() {}',
      },
      { path: 'src/c.ts', text: 'export function of(one: string): 1\nexport function of(one: number): 2' },
    ]
    expect(repeatedExports(files)).toEqual([])
  })
})

describe('values of styles', () => {
  test.each([
    '<p style={{ color: red }}>',
    "const ground = '#fff'",
    'color: rgb(0 0 0);',
    'background: oklch(0.2 0 0);',
  ])('a style value that is not a token is reported: %s', (line) => {
    expect(styleViolations('cart/dialog/cart-dialog.tsx', line)).toHaveLength(1)
  })

  test('tokens, classes and imports are accepted in styles', () => {
    const source =
      'import { Mark } from \'#art/mark.tsx\'\n<p className="text-ink">\ncolor: var(--ink);\n<a href="#story">'
    expect(styleViolations('cart/dialog/cart-dialog.tsx', source)).toEqual([])
  })
})

describe('lengths of style sheets', () => {
  test('a style sheet of more than 250 lines is reported', () => {
    expect(longStyleSheet('src/cart/cart.css', '\n.line {}'.repeat(250))).toHaveLength(1)
    expect(longStyleSheet('src/cart/cart.css', '.line {}\n'.repeat(250))).toEqual([])
  })
})

describe('references to the product', () => {
  const rules = new Map([
    ['cart', new Set([1, 2])],
    ['outside-systems', new Set([1])],
  ])

  test.each([
    'Removes the line (product: cart 2).',
    'Prices are read again (product: cart 1, 2, outside-systems 1).',
    'The rule that this follows is in docs/decisions/0005.',
    'const product: Cart = 4',
    'function add(product: string): void',
  ])('a line without a wrong reference to the product is accepted: %s', (line) => {
    expect(referenceViolations('cart/cart.ts', line, rules)).toEqual([])
  })

  test.each([
    ['Removes the line (product: cart 3).', "docs/product/ has no rule 'cart 3'"],
    ['Prices are read again (product: cart 1, 4).', "docs/product/ has no rule 'cart 4'"],
    ['Prices are read again (product: cart 1, outside-systems 2).', "has no rule 'outside-systems 2'"],
    ['Removes the line (product: search 1).', "docs/product/ has no rule 'search 1'"],
    [`Removes the line (product: ${'cart'}).`, "names no rule of 'cart'"],
    ['Removes the line (spec \u00a74).', 'cites a document outside the repository'],
    ['As the ' + 'specification says.', 'cites a document outside the repository'],
    [`As finding ${'C4'} asks.`, 'cites a document outside the repository'],
  ])('a wrong reference to the product is reported: %s', (line, violation) => {
    const found = referenceViolations('cart/cart.ts', line, rules)
    expect(found).toEqual([expect.stringContaining(violation)])
    expect(found[0]).toContain('cart/cart.ts:1: ')
  })

  test('the rules of a page count up from 1', () => {
    expect(ruleNumbers('# Cart\n\n1. One.\n2. Two.\n\n    1. Not a rule.\n')).toEqual(new Set([1, 2]))
    expect(ruleNumbers('1. One.\n3. Three.\n')).toBeNull()
    expect(ruleNumbers('1. One.\n1. Another one.\n')).toBeNull()
    expect(ruleNumbers('1. One.\n\n## Part\n\n20. Two.\n21. Three.\n')).toEqual(new Set([1, 20, 21]))
    expect(ruleNumbers('20. One.\n\n## Part\n\n2. Two.\n')).toBeNull()
  })
})

describe('retired words', () => {
  test.each([
    ['catalog/editing/typed.ts', '', "'typed' in src/catalog/editing/typed.ts"],
    ['dashboard/overview/waiting-list.tsx', '', "'waiting' in src/dashboard/overview/waiting-list.tsx"],
    ['quotes/quote.ts', 'export function askedProducts() {}', "'asked' in askedProducts"],
    ['quotes/quote.ts', 'export type TypedForm = string', "'typed' in TypedForm"],
    ['quotes/quote.ts', 'export const mostLines = 100', "'most' in mostLines"],
    ['quotes/quote.ts', 'export async function findFileUses() {}', "'file uses' in findFileUses"],
    ['quotes/quote.ts', 'export interface SellerStanding {}', "'standing' in SellerStanding"],
  ])('a retired word in the names of %s is reported: %s', (path, source, violation) => {
    expect(retiredNames(`src/${path}`, source)).toEqual([expect.stringContaining(violation)])
  })

  test.each([
    'export const requestedLines = 1',
    'export function latestOrder() {}',
    'export type TemplateName = string',
    'export const almostDone = true',
    '// It asked for typed words.',
    'const asked = 1',
  ])('other names, comments and local names are accepted: %s', (source) => {
    expect(retiredNames('src/quotes/quote.ts', source)).toEqual([])
  })
})

describe('files named in documents', () => {
  const files = new Map([
    ['src/cart/cart.ts', () => 'export function addLine() {}'],
    ['scripts/seed.ts', () => ''],
  ])

  test.each(['`cart/cart.ts` `addLine` adds it', '`cart.ts` and `scripts/seed.ts`', '`noun.forms.ts`'])(
    'a document that names existing files is accepted: %s',
    (text) => {
      expect(missingFiles('docs/architecture.md', text, files)).toEqual([])
    },
  )

  test.each(['`cart/basket.ts` adds it', '`basket.ts`', '`cart/cart.ts` `addItem` adds it'])(
    'a document that names a missing file is reported: %s',
    (text) => {
      expect(missingFiles('docs/architecture.md', text, files)).toHaveLength(1)
    },
  )
})
