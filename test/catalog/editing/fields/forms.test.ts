import { expect, test } from 'vitest'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { readWithRowsChanged, fieldsIn, readFormValues } from '#catalog/editing/fields/submitted-fields.ts'
import { categoryForm, categoryFormValues } from '#catalog/editing/fields/category-form.ts'
import { detailsFrom } from '#catalog/editing/fields/detail-fields.ts'
import { idFrom, newId } from '#catalog/editing/new-id.ts'
import {
  productForm,
  emptyProduct,
  productFormValues,
  productSections,
} from '#catalog/editing/fields/product-form.ts'
import { screenLines } from '#catalog/details/screen-lines.ts'
import { screenFormValues, wholeScreens } from '#catalog/editing/fields/screens.ts'
import { sellerForm, sellerFormValues } from '#catalog/editing/fields/seller-form.ts'
import {
  solutionForm,
  emptySolution,
  solutionFormValues,
  solutionSections,
} from '#catalog/editing/fields/solution-form.ts'
import { mergeFormValues, rowsIn } from '#catalog/editing/fields/form-values.ts'
import { builtInCategories } from '#catalog/built-in/built-in-catalog.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { allProducts, allSellerProfiles } from '#catalog/built-in/demo-products.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'

test('parsing the form values of a seeded product returns the same product and details', () => {
  for (const product of allProducts) {
    const details = seedDetails.find(({ kind, itemId }) => kind === 'product' && itemId === product.id)
    const stored = { ...product, comingSoon: false, sortOrder: 0, details: details?.details ?? {} }
    const values = productFormValues({ ...stored, files: [] })
    const { seller: _s, category: _c, id: _i, rating: _r, reviewCount: _n, ...others } = stored
    const { downloadCount: _d, createdAt: _t, details: _e, ...expected } = others
    const fields = productForm.parse(values)
    expect(fields).toMatchObject(expected)
    expect(detailsFrom(fields)).toEqual(stored.details)
    expect(Object.keys(values).toSorted()).toEqual(
      fieldsIn(productSections)
        .map(({ name }) => name)
        .toSorted(),
    )
  }
})

test('a name cannot contain characters that change the writing direction', () => {
  for (const hidden of ['\u202E', '\u202A', '\u2066', '\u200F', '\u061C']) {
    const changes = { name: `Invoice${hidden}Runner`, tags: `Books${hidden}` }
    const checked = productForm.safeParse({ ...emptyProduct, ...changes, price: '1' })
    expect(Object.keys(checked.error ? fieldErrorsOf(checked.error) : {})).toEqual(['name', 'tags.0'])
  }
  const hebrew = productForm.safeParse({ ...emptyProduct, name: 'חשבוניות Runner', price: '1' })
  expect(hebrew.success).toBe(true)
})

test('a text that is too long is rejected with its limit', () => {
  const checked = productForm.safeParse({ ...emptyProduct, name: 'x'.repeat(121), price: '1' })
  expect(checked.error && fieldErrorsOf(checked.error)).toEqual({ name: 'Use at most 120 characters.' })
})

test('picture addresses must be paths of the shop, because pages show no other pictures', () => {
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
      'Pictures from other sites don’t show. Upload the picture, or enter its path, like /files/….',
    ])
  }
})

test('parsing the form values of a solution, category or seller returns the same values', () => {
  for (const solution of builtInSolutions) {
    const values = solutionFormValues({ ...solution, details: {} })
    const { name, price, originalPrice, features, comingSoon } = solution
    expect(solutionForm.parse(values)).toMatchObject({
      name,
      price,
      originalPrice,
      features,
      comingSoon,
      tone: solution.gradient,
    })
    expect(Object.keys(values)).toHaveLength(fieldsIn(solutionSections).length)
  }
  for (const category of builtInCategories) {
    const { id: _id, slug: _slug, ...fields } = category
    expect(categoryForm.parse(categoryFormValues(category))).toEqual(fields)
  }
  for (const seller of allSellerProfiles) {
    expect(seller).toMatchObject(sellerForm.parse(sellerFormValues(seller)))
  }
})

test('prices are entered in dollars and stored as cents', () => {
  const price = (values: string) => productForm.shape.price.safeParse(values).data
  expect(price('1780')).toBe(178_000)
  expect(price(' $1,780.5 ')).toBe(178_050)
  expect(price(' 0.05 ')).toBe(5)
  expect(price('0')).toBe(0)
  for (const wrong of ['', '-1', '1.234', '1,78', '12,50', 'free', '1e3', '99999999999999'])
    expect(price(wrong)).toBeUndefined()
})

test('errors are reported beside their field, and errors of rows with the row number', () => {
  const values = {
    ...emptyProduct,
    price: 'a lot',
    productType: 'subscription',
    redirectUrl: 'javascript:alert(1)',
    steps: [
      { title: 'Begin', text: 'Now' },
      { title: 'End', text: '' },
    ],
    changes: [{ date: '2026-02-30', text: 'New' }],
    screens: [{ title: 'Week', caption: 'A week', picture: '/files/a' }],
  }
  const { error } = productForm.safeParse(values)
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
  const subscription = { ...emptyProduct, name: 'A', price: '1', productType: 'subscription' }
  const whole = productForm.safeParse(subscription)
  expect(whole.error && fieldErrorsOf(whole.error)).toEqual({
    subscriptionInterval: 'Choose how often a subscription is charged.',
  })
})

test('a regular price must be higher than the price, or empty', () => {
  const error = 'The regular price has to be higher than the price. Leave it empty if there’s none.'
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

test('filled-in rows of a form are read, and empty rows and unknown fields are ignored', () => {
  const form = new FormData()
  form.set('name', 'A\r\nB')
  form.set('steps.0.title', ' ')
  form.set('steps.0.text', '')
  form.set('steps.1.title', 'Begin')
  form.set('steps.1.text', 'Now')
  form.set('unknown', 'x')
  const values = readFormValues(form, productSections)
  expect(values).toMatchObject({ name: 'A\nB', steps: [{ title: 'Begin', text: 'Now' }], isActive: '' })
  expect(values).not.toHaveProperty('unknown')
})

test('an id is derived from a name without duplicates, and reserved words are rejected', () => {
  expect(idFrom('Café & Co’s “Plan” ')).toBe('cafe-cos-plan')
  expect(newId('Invoice Runner', new Set(['invoice-runner']))).toEqual({
    ok: true,
    value: 'invoice-runner-2',
  })
  expect(newId('Saved', new Set())).toEqual({ ok: false, reason: 'reserved' })
  expect(newId('日本', new Set())).toEqual({ ok: false, reason: 'no_letters' })
})

test('merging an outdated form applies the other editor’s changes and shows both versions of conflicts', () => {
  const opened = { name: 'A', price: '10.00', tags: 'x', features: 'one' }
  const yours = { name: 'A', price: '12.00', tags: 'x', features: 'one\ntwo' }
  const theirs = { name: 'B', price: '11.00', tags: 'x', features: 'one\ntwo' }
  const { merged, conflicts } = mergeFormValues(opened, yours, theirs)
  expect(merged).toEqual({ name: 'B', price: '12.00', tags: 'x', features: 'one\ntwo' })
  expect(conflicts).toEqual([
    { name: 'name', opened: 'A', theirs: 'B', yours: 'A', isMerged: true },
    { name: 'price', opened: '10.00', theirs: '11.00', yours: '12.00', isMerged: false },
  ])
})

test('buttons of a form add, move and remove rows without JavaScript', () => {
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

test('sample screens survive a round trip through their form fields unchanged', () => {
  const screens = seedDetails.flatMap(({ details }) => details.screens ?? []).slice(0, 30)
  const form = new FormData()
  screenFormValues(screens).forEach((row, index) => {
    for (const [name, text] of Object.entries(row)) form.set(`screens.${index}.${name}`, text)
  })
  const { screens: values } = readFormValues(form, productSections)
  expect(productForm.shape.screens.parse(values)).toEqual(screens)
  expect(productForm.shape.screens.parse(JSON.stringify(screens.slice(0, 3)))).toEqual(screens.slice(0, 3))
})

test('errors of a sample screen are reported beside their field, and complete screens are still previewed', () => {
  const lines = 'entries.0.lines'
  const screens = [
    { title: 'Jobs', caption: 'Open jobs', picture: 'https://elsewhere.example/a.png', [lines]: 'One' },
    { title: 'Jobs', caption: '', picture: '/files/a', [lines]: '' },
    { title: 'Week', caption: 'To do', picture: '/files/b', [lines]: 'Call Lee' },
    { title: '', caption: '' },
  ]
  const { error } = productForm.shape.screens.safeParse(screens)
  expect(Object.keys(error ? fieldErrorsOf(error) : {}).slice(0, 2)).toEqual(['0.picture', '1.caption'])
  expect(wholeScreens(screens)).toMatchObject([{ title: 'Week', picture: '/files/b' }])
  const { error: missing } = productForm.shape.screens.safeParse([{ ...screens[1], caption: 'Open' }])
  expect(Object.keys(missing ? fieldErrorsOf(missing) : {})).toEqual(['0.entries.0.lines'])
})

test('drafts and proposals with sample screens can be read by this release and the previous release, whichever release wrote them', () => {
  const drawn = [
    {
      kind: 'table',
      title: 'Jobs',
      caption: 'Open jobs',
      columns: 'Job\nDay',
      'entries.0.cells': 'Paint\nMay 4',
      'entries.0.word': 'Done',
      'entries.0.tone': 'good',
    },
  ]
  const [screen] = productForm.shape.screens.parse(drawn) ?? []
  expect(screen && screenLines(screen)).toEqual(['Job · Day', 'Paint · May 4 · Done'])
  // The previous release reads such a screen as a screen of the kind `report`.
  const [row] = screenFormValues(screen ? [screen] : [])
  expect(row).toMatchObject({
    kind: 'report',
    title: 'Jobs',
    caption: 'Open jobs',
    'entries.0.heading': 'On this screen',
    'entries.0.lines': 'Job · Day\nPaint · May 4 · Done',
  })
})
