import { expect, test } from 'vitest'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { readWithRowsChanged } from '#catalogue/editing/changed-rows.ts'
import { categoryForm } from '#catalogue/editing/category.forms.ts'
import { typedCategory } from '#catalogue/editing/category-typed.ts'
import { detailsFrom } from '#catalogue/editing/details.forms.ts'
import { fieldsIn, readTyped } from '#catalogue/editing/edited-field.ts'
import { idFrom, newId } from '#catalogue/editing/new-id.ts'
import { productForm } from '#catalogue/editing/product.forms.ts'
import { productSections } from '#catalogue/editing/product-sections.ts'
import { emptyProduct, typedProduct } from '#catalogue/editing/product-typed.ts'
import { entriesIn } from '#catalogue/editing/row-entries.ts'
import { drawableScreens } from '#catalogue/editing/screens.forms.ts'
import { typedScreens } from '#catalogue/editing/screens.ts'
import { sellerForm } from '#catalogue/editing/seller.forms.ts'
import { typedSeller } from '#catalogue/editing/seller-typed.ts'
import { solutionForm } from '#catalogue/editing/solution.forms.ts'
import { solutionSections } from '#catalogue/editing/solution-sections.ts'
import { emptySolution, typedSolution } from '#catalogue/editing/solution-typed.ts'
import { mergeTyped, rowsIn } from '#catalogue/editing/typed.ts'
import { builtInCategories } from '#catalogue/built-in-catalogue.ts'
import { seedDetails } from '#catalogue/seed/details.ts'
import { allProducts } from '#catalogue/seed/products.ts'
import { allSellerProfiles } from '#catalogue/seed/seller-profiles.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'

test('the form of every product of the seed reads back to the same product and the same details', () => {
  for (const product of allProducts) {
    const details = seedDetails.find(({ kind, itemId }) => kind === 'product' && itemId === product.id)
    const stored = { ...product, comingSoon: false, sortOrder: 0, details: details?.details ?? {} }
    const typed = typedProduct({ ...stored, files: [] })
    const { seller: _s, category: _c, id: _i, rating: _r, reviewCount: _n, ...others } = stored
    const { downloadCount: _d, createdAt: _t, details: _e, ...expected } = others
    const fields = productForm.parse(typed)
    expect(fields).toMatchObject(expected)
    expect(detailsFrom(fields)).toEqual(stored.details)
    expect(Object.keys(typed).toSorted()).toEqual(
      fieldsIn(productSections)
        .map(({ name }) => name)
        .toSorted(),
    )
  }
})

test('a name holds no character that changes the direction of writing', () => {
  for (const hidden of ['\u202E', '\u202A', '\u2066', '\u200F', '\u061C']) {
    const changes = { name: `Invoice${hidden}Runner`, tags: `Books${hidden}` }
    const checked = productForm.safeParse({ ...emptyProduct, ...changes, price: '1' })
    expect(Object.keys(checked.error ? fieldErrorsOf(checked.error) : {})).toEqual(['name', 'tags.0'])
  }
  const hebrew = productForm.safeParse({ ...emptyProduct, name: 'חשבוניות Runner', price: '1' })
  expect(hebrew.success).toBe(true)
})

test('pictures are paths of the shop, since pages show no others', () => {
  const check = (images: string) => {
    const checked = productForm.safeParse({ ...emptyProduct, name: 'Runner', price: '1', images })
    return checked.error ? fieldErrorsOf(checked.error) : {}
  }
  expect(check('/files/a\n/art/b.svg')).toEqual({})
  for (const elsewhere of [
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    'data:image/png,x',
  ]) {
    expect(Object.values(check(elsewhere))).toEqual([
      'Pictures of other sites are not shown. Upload the picture, or enter its path, like /files/….',
    ])
  }
})

test('the forms of solutions, categories and sellers read back to the same values', () => {
  for (const solution of builtInSolutions) {
    const typed = typedSolution({ ...solution, details: {} })
    const { name, price, originalPrice, features, comingSoon } = solution
    expect(solutionForm.parse(typed)).toMatchObject({
      name,
      price,
      originalPrice,
      features,
      comingSoon,
      tone: solution.gradient,
    })
    expect(Object.keys(typed)).toHaveLength(fieldsIn(solutionSections).length)
  }
  for (const category of builtInCategories) {
    const { id: _id, slug: _slug, ...fields } = category
    expect(categoryForm.parse(typedCategory(category))).toEqual(fields)
  }
  for (const seller of allSellerProfiles) {
    expect(seller).toMatchObject(sellerForm.parse(typedSeller(seller)))
  }
})

test('prices are typed in dollars and stored as cents', () => {
  const price = (typed: string) => productForm.shape.price.safeParse(typed).data
  expect(price('1780')).toBe(178_000)
  expect(price(' $1,780.5 ')).toBe(178_050)
  expect(price('0')).toBe(0)
  for (const wrong of ['', '-1', '1.234', '1,78', 'free', '1e3', '99999999999999'])
    expect(price(wrong)).toBeUndefined()
})

test('what is wrong is said beside its field, rows with their place', () => {
  const typed = {
    ...emptyProduct,
    price: 'a lot',
    productType: 'subscription',
    redirectUrl: 'javascript:alert(1)',
    steps: [
      { title: 'Begin', text: 'Now' },
      { title: 'End', text: '' },
    ],
    changes: [{ date: '2026-02-30', text: 'New' }],
    screens: [{ kind: 'report', title: 'Week', caption: 'A week', 'entries.0.heading': 'Calls' }],
  }
  const { error } = productForm.safeParse(typed)
  expect(Object.keys(error ? fieldErrorsOf(error) : {}).toSorted()).toEqual(
    [
      'changes.0.date',
      'name',
      'price',
      'redirectUrl',
      'screens.0.entries.0.lines',
      'steps.1.text',
    ].toSorted(),
  )
  const subscription = { ...emptyProduct, name: 'A', productType: 'subscription' }
  const whole = productForm.safeParse(subscription)
  expect(whole.error && fieldErrorsOf(whole.error)).toEqual({
    subscriptionInterval: 'Choose how often a subscription is charged.',
  })
})

test('a regular price is higher than the price, or empty', () => {
  const error = 'The regular price has to be higher than the price. Leave it empty if there is none.'
  for (const [form, empty] of [
    [productForm, emptyProduct],
    [solutionForm, emptySolution],
  ] as const) {
    const errorsWith = (originalPrice: string) => {
      const answer = form.safeParse({ ...empty, name: 'A', price: '100', originalPrice })
      return answer.error ? fieldErrorsOf(answer.error) : {}
    }
    expect(errorsWith('100.00')).toEqual({ originalPrice: error })
    expect(errorsWith('99.99')).toEqual({ originalPrice: error })
    expect(errorsWith('100.01')).toEqual({})
    expect(errorsWith('')).toEqual({})
  }
})

test('a form is read with its rows, without those that are empty', () => {
  const form = new FormData()
  form.set('name', 'A\r\nB')
  form.set('steps.0.title', ' ')
  form.set('steps.0.text', '')
  form.set('steps.1.title', 'Begin')
  form.set('steps.1.text', 'Now')
  form.set('unknown', 'x')
  const typed = readTyped(form, productSections)
  expect(typed).toMatchObject({ name: 'A\nB', steps: [{ title: 'Begin', text: 'Now' }], isActive: '' })
  expect(typed).not.toHaveProperty('unknown')
})

test('ids come from the name once, and words of the addresses are rejected', () => {
  expect(idFrom('Café & Co’s “Plan” ')).toBe('cafe-cos-plan')
  expect(newId('Invoice Runner', new Set(['invoice-runner']))).toEqual({
    ok: true,
    value: 'invoice-runner-2',
  })
  expect(newId('Saved', new Set())).toEqual({ ok: false, reason: 'reserved' })
  expect(newId('日本', new Set())).toEqual({ ok: false, reason: 'no_letters' })
})

test('a stale form takes over what only the other one changed, and shows both sides of the rest', () => {
  const opened = { name: 'A', price: '10.00', tags: 'x', features: 'one' }
  const yours = { name: 'A', price: '12.00', tags: 'x', features: 'one\ntwo' }
  const theirs = { name: 'B', price: '11.00', tags: 'x', features: 'one\ntwo' }
  const { merged, conflicts } = mergeTyped(opened, yours, theirs)
  expect(merged).toEqual({ name: 'B', price: '12.00', tags: 'x', features: 'one\ntwo' })
  expect(conflicts).toEqual([
    { name: 'name', opened: 'A', theirs: 'B', yours: 'A', isMerged: true },
    { name: 'price', opened: '10.00', theirs: '11.00', yours: '12.00', isMerged: false },
  ])
})

test('rows are added, moved and removed by the buttons of a form without JavaScript', () => {
  const form = new FormData()
  for (const [index, title] of ['One', 'Two', ''].entries()) form.set(`steps.${index}.title`, title)
  const titles = (intent: string) =>
    rowsIn(readWithRowsChanged(form, productSections, intent), 'steps').map(({ title }) => title)
  expect(titles('add:steps')).toEqual(['One', 'Two', '', undefined])
  expect(titles('up:steps.1')).toEqual(['Two', 'One', ''])
  expect(titles('up:steps.0')).toEqual(['One', 'Two', ''])
  expect(titles('remove:steps.0')).toEqual(['Two', ''])
  expect(titles('remove:steps.7')).toEqual(['One', 'Two', ''])
  for (const other of ['preview', 'add:unknown', 'up:steps.x']) expect(titles(other)).toEqual(['One', 'Two'])
})

test('every sample screen is typed with its own fields and reads back to the same', () => {
  const screens = seedDetails.flatMap(({ details }) => details.screens ?? [])
  expect(new Set(screens.map(({ kind }) => kind)).size).toBe(6)
  const form = new FormData()
  typedScreens(screens.slice(0, 30)).forEach((row, index) => {
    for (const [name, text] of Object.entries(row)) form.set(`screens.${index}.${name}`, text)
  })
  const { screens: typed } = readTyped(form, productSections)
  expect(productForm.shape.screens.parse(typed)).toEqual(screens.slice(0, 30))
  expect(productForm.shape.screens.parse(JSON.stringify(screens.slice(0, 3)))).toEqual(screens.slice(0, 3))
})

test('what is wrong with a screen is said beside its field, and the others are drawn meanwhile', () => {
  const screens = [
    { kind: 'chart', title: 'Hours', caption: 'Saved', 'entries.0.label': 'May', 'entries.0.value': 'many' },
    { kind: 'table', title: 'Jobs', caption: 'Open', columns: 'A\nB', 'entries.0.cells': 'one' },
    { kind: 'chat', title: '', caption: 'A call' },
    { kind: 'checklist', title: 'Week', caption: 'To do', 'entries.0.text': 'Call', 'entries.1.isDone': '' },
    { kind: 'film' },
  ]
  const { error } = productForm.shape.screens.safeParse(screens)
  expect(Object.keys(error ? fieldErrorsOf(error) : {})).toEqual([
    '0.entries.0.value',
    '1.entries.0.cells',
    '2.title',
    '4.title',
  ])
  expect(drawableScreens(screens)).toEqual([
    { kind: 'checklist', title: 'Week', caption: 'To do', items: [{ text: 'Call', isDone: false }] },
  ])
})

test('screens and their entries are added, moved and removed without JavaScript', () => {
  const form = new FormData()
  const texts = { 'screens.0.kind': 'report', 'screens.0.title': 'Week', 'screens.1.kind': 'chat' }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const index of [0, 1]) form.set(`screens.0.entries.${index}.heading`, `Part ${index}`)
  const after = (intent: string) => rowsIn(readWithRowsChanged(form, productSections, intent), 'screens')
  expect(after('add:screens=chart').map(({ kind }) => kind)).toEqual(['report', 'chat', 'chart'])
  expect(after('up:screens.1').map(({ kind }) => kind)).toEqual(['chat', 'report'])
  const headings = (intent: string) => entriesIn(after(intent)[0] ?? {}).map(({ heading }) => heading)
  expect(headings('up:screens.0.entries.1')).toEqual(['Part 1', 'Part 0'])
  expect(headings('remove:screens.0.entries.0')).toEqual(['Part 1'])
  expect(headings('add:screens.0.entries')).toEqual(['Part 0', 'Part 1', undefined])
})
