import { describe, expect, test } from 'vitest'
import { kindOf } from '../../scripts/rules/file-kinds.ts'
import { importViolations } from '../../scripts/rules/imports.ts'
import { lookViolations } from '../../scripts/rules/look.ts'

describe('file kinds', () => {
  test.each([
    ['cart/cart.ts', 'rule'],
    ['cart/cart-dialog.tsx', 'component'],
    ['cart/cart.commands.server.ts', 'commands'],
    ['cart/browser-cart-storage.client.ts', 'client'],
    ['company/home/home.page.tsx', 'page'],
    ['cart/cart.store.ts', 'store'],
    ['cart/use-cart.ts', 'hook'],
  ])('%s is a %s file', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('a suffix outside the closed set is refused', () => {
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
    ['cart/cart.tables.server.ts', "import { read } from '#cart/cart.queries.server.ts'"],
    ['cart/cart.ts', "import { formatMoney } from '../lib/money.ts'"],
  ])('%s may not say %s', (path, source) => {
    expect(importViolations(path, source)).toHaveLength(1)
  })

  test.each([
    ['cart/cart.ts', "import { statuses } from '#orders/order-states.ts'"],
    ['cart/cart.ts', "import type { OrderStatus } from '#orders/order-states.ts'"],
    ['orders/orders.endpoint.server.ts', "import type { AppContext } from '#app/app-context.server.ts'"],
    ['cart/cart.ts', "const later = () => import('#orders/order-states.ts')"],
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

describe('look', () => {
  test.each([
    '<p style={{ color: red }}>',
    "const ground = '#fff'",
    'color: rgb(0 0 0);',
    'background: oklch(0.2 0 0);',
  ])('refuses %s', (line) => {
    expect(lookViolations('cart/cart-dialog.tsx', line)).toHaveLength(1)
  })

  test('tokens, classes and imports pass', () => {
    const source =
      'import { Mark } from \'#art/mark.tsx\'\n<p className="text-ink">\ncolor: var(--ink);\n<a href="#story">'
    expect(lookViolations('cart/cart-dialog.tsx', source)).toEqual([])
  })
})
