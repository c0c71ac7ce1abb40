import { describe, expect, test } from 'vitest'
import { builtInConsulting } from '#catalog/built-in/built-in-catalog.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import {
  availability,
  buyingStep,
  figuresOf,
  includedItems,
  pricing,
  reviewsNote,
} from '#solutions/fixed/content/fixed-page.ts'
import { fixedPageText } from '#solutions/fixed/fixed-page.server.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'

const records = [...builtInSolutions, ...builtInConsulting]

describe('prices of the eleven pages', () => {
  test.each<[string, number, number, number | null]>([
    ['/solutions/jakeplatform', 1780, 2180, 18],
    ['/solutions/wadahpresence', 1497, 2497, 40],
    ['/solutions/wadaharchitect', 2500, 15_000, 83],
    ['/solutions/wadahstrategypro', 1479, 1997, 26],
    ['/solutions/socialmediaadpackage', 1599, 2400, 33],
    ['/solutions/wadahelevate', 1899, 2800, 32],
    ['/solutions/openmindcybersecurity', 0, 2500, null],
    ['/solutions/openmindconsulting', 0, 500, null],
    ['/marketplace/wadah-stand-by', 350, 500, 30],
    ['/marketplace/open-mind-consulting', 1800, 3600, 50],
    ['/marketplace/open-mind-cybersecurity', 2500, 5000, 50],
  ])('the offer at %s costs $%i instead of $%i, %s%% off', (path, price, original, percent) => {
    const fixed = fixedPages.find((page) => page.path === path)
    const record = records.find(({ id }) => id === fixed?.id)
    expect(record).toBeDefined()
    if (!record) return
    expect(pricing(fixedPageText(path), record)).toEqual({
      current: price * 100,
      original: original * 100,
      // A free variant has a value instead of a regular price.
      comparison: { label: price === 0 ? 'Valued at' : 'Regular price', amount: original * 100, percent },
      saving: (original - price) * 100,
    })
  })

  test('the price of a fixed page is compared only with a higher original price', () => {
    const none = { comparison: null, saving: 0, current: 100 }
    const page = { offer: 'standard' } as const
    expect(pricing(page, { price: 100, originalPrice: null })).toEqual({ ...none, original: null })
    expect(pricing(page, { price: 100, originalPrice: 100 })).toEqual({ ...none, original: 100 })
  })
})

test('only the free introduction says that its reviews are of the paid engagement', () => {
  const noted = fixedPages.filter(({ path }) => reviewsNote(fixedPageText(path)) !== null)
  expect(noted.map(({ path }) => path)).toEqual(['/solutions/openmindconsulting'])
})

describe('the button of a fixed page', () => {
  const download = { label: 'Download', address: { href: '/file.pdf', leadsTo: 'file' } } as const
  const sold = { comingSoon: false, isAvailable: true, opens: null }

  test('the button of a fixed page does not sell a coming-soon item, whatever its other fields', () => {
    expect(buyingStep({ comingSoon: true, isAvailable: true, opens: download })).toBe('soon')
  })

  test('the button of a fixed page adds to the cart, or opens the download', () => {
    expect(buyingStep(sold)).toBe('cart')
    expect(buyingStep({ ...sold, opens: download })).toBe('open')
  })
})

describe('the words of a solution page', () => {
  test('every solution page has the address derived from its name', () => {
    for (const { path, type } of fixedPages) {
      const words = fixedPageText(path)
      if (type === 'wts_solution' || path.startsWith('/solutions/'))
        expect(solutionPath(words.title)).toBe(path)
    }
  })

  test('an introductory page lists only its included items, and other pages add them to the features of the record', () => {
    const sale = { features: ['a', 'b'] }
    expect(includedItems({ offer: 'introductory', included: ['c'] }, sale)).toEqual(['c'])
    expect(includedItems({ offer: 'standard', included: ['c'] }, sale)).toEqual(['a', 'b', 'c'])
  })

  test('a fixed page lists no included item twice', () => {
    for (const { path, id } of fixedPages) {
      const record = records.find((each) => each.id === id)
      const items = includedItems(fixedPageText(path), record ?? { features: [] })
      expect(new Set(items).size, path).toBe(items.length)
      expect(items.length, path).toBeGreaterThan(2)
    }
  })
})

describe('the stats row', () => {
  const page = {
    stats: ['rating', 'percent', { figure: '4', label: 'engines' }],
    offer: 'standard',
  } as const
  const sale = { price: 100, originalPrice: 200, rating: 4.75, reviewCount: 3, comingSoon: false }
  const labels = (figures: { label: string }[]) => figures.map(({ label }) => label)

  test('the stats row contains the figures of the record', () => {
    expect(figuresOf(page, sale)).toEqual([
      { figure: '4.8', label: 'rating' },
      { figure: '50%', label: 'below the regular price' },
      { figure: '4', label: 'engines' },
    ])
  })

  test('the stats row has no rating without reviews', () => {
    expect(labels(figuresOf(page, { ...sale, reviewCount: 0 }))).not.toContain('rating')
  })

  test('the stats row shows the discount of a coming-soon solution, and no discount without an original price', () => {
    expect(labels(figuresOf(page, { ...sale, comingSoon: true }))).toContain('early-bird discount')
    expect(labels(figuresOf(page, { ...sale, originalPrice: null }))).toEqual(['rating', 'engines'])
  })

  test('the stats row shows the value of a free variant in dollars and cents', () => {
    const values = (['/solutions/openmindcybersecurity', '/solutions/openmindconsulting'] as const).map(
      (path) => {
        const record = records.find(({ id }) => id === fixedPages.find((each) => each.path === path)?.id)
        return record && figuresOf(fixedPageText(path), { ...record, comingSoon: false })[0]
      },
    )
    expect(values).toEqual([
      { figure: 'Free', label: 'valued at $2,500.00' },
      { figure: 'Free', label: 'valued at $500.00' },
    ])
  })
})

describe('structured data', () => {
  test('structured data says whether the solution can be ordered', () => {
    expect(availability({ comingSoon: false, isAvailable: true })).toBe('InStock')
    expect(availability({ comingSoon: true, isAvailable: false })).toBe('PreOrder')
    expect(availability({ comingSoon: false, isAvailable: false })).toBe('OutOfStock')
  })
})
