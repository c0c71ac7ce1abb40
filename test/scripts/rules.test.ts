import { describe, expect, test } from 'vitest'
import { kindOf } from '../../scripts/rules/file-kinds.ts'
import { importViolations } from '../../scripts/rules/imports.ts'
import { referenceViolations, ruleNumbers } from '../../scripts/rules/product-references.ts'
import { styleViolations } from '../../scripts/rules/style-values.ts'
import { repeatedExports } from '../../scripts/rules/unique-exports.ts'

describe('file kinds', () => {
  test.each([
    ['cart/cart.ts', 'rule'],
    ['cart/cart-dialog.tsx', 'component'],
    ['cart/cart.commands.server.ts', 'commands'],
    ['cart/cart.operations.server.ts', 'operations'],
    ['cart/browser-cart-storage.client.ts', 'client'],
    ['company/home/home.page.tsx', 'page'],
    ['cart/cart.store.ts', 'store'],
    ['cart/use-cart.ts', 'hook'],
  ])('%s is a %s file', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('a suffix outside the closed set is reported', () => {
    expect(importViolations('cart/cart.service.ts', '')).toHaveLength(1)
  })
})

describe('import directions', () => {
  test.each([
    ['cart/cart.ts', "import { add } from '#cart/cart.commands.server.ts'"],
    ['cart/cart-dialog.tsx', "import { users } from '#account/account.tables.server.ts'"],
    ['shell/header.tsx', "import Contact from '#shell/not-found.page.tsx'"],
    ['cart/cart.store.ts', "import { useCart } from '#cart/use-cart.ts'"],
    ['cart/cart.client.ts', "export { toast } from '#ui/toast.tsx'"],
    ['cart/cart.ts', "const late = () => import('#ui/dialog.tsx')"],
    ['cart/cart.operations.server.ts', "import { read } from '#cart/cart.queries.server.ts'"],
    ['cart/cart.tables.server.ts', "import { read } from '#cart/cart.queries.server.ts'"],
    ['cart/cart.ts', "import { formatMoney } from '../lib/money.ts'"],
  ])('%s may not say %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test.each([
    ['cart/cart.ts', "import { statuses } from '#orders/order-status.ts'"],
    ['cart/cart.ts', "import type { OrderStatus } from '#orders/order-status.ts'"],
    ['orders/orders.endpoint.server.ts', "import type { AppContext } from '#app/app-context.server.ts'"],
    ['cart/cart.ts', "const later = () => import('#orders/order-status.ts')"],
    ['lib/money.ts', "import type { Line } from '#cart/cart.ts'"],
    ['invented/thing.ts', "import { formatMoney } from '#lib/money.ts'"],
    ['cart/cart.commands.server.ts', "import { users } from '#account/account.tables.server.ts'"],
  ])('folders stand in one order: %s may not say %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test('types of any kind of file, rules and packages may be imported from earlier folders', () => {
    const source =
      "import type { Session } from '#account/session-context.server.ts'\nimport { formatMoney } from '#lib/money.ts'\nimport * as z from 'zod/mini'"
    expect(importViolations('cart/cart-dialog.tsx', source)).toEqual([])
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

  test('overloads, local names, default exports and what every page exports pass', () => {
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
  ])('%s is reported', (line) => {
    expect(styleViolations('cart/cart-dialog.tsx', line)).toHaveLength(1)
  })

  test('tokens, classes and imports pass', () => {
    const source =
      'import { Mark } from \'#art/mark.tsx\'\n<p className="text-ink">\ncolor: var(--ink);\n<a href="#story">'
    expect(styleViolations('cart/cart-dialog.tsx', source)).toEqual([])
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
  ])('%s passes', (line) => {
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
  ])('%s is reported', (line, violation) => {
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
