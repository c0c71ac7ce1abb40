import { describe, expect, test } from 'vitest'
import { builtInConsulting } from '#catalogue/built-in-consulting.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { buyingStep, figuresOf, includedItems, pricing, regularLabel } from '#solutions/fixed/fixed-page.ts'
import { fixedPageWords } from '#solutions/fixed/page-content.ts'
import { fixedPages, type FixedPath } from '#catalogue/fixed-pages.ts'
import { solutionPath } from '#catalogue/solutions.ts'

const records = [...builtInSolutions, ...builtInConsulting]

describe('prices of the eleven pages (product: solutions 22)', () => {
  test.each<[FixedPath, number, number, number]>([
    ['/solutions/jakeplatform', 1780, 2180, 18],
    ['/solutions/wadahpresence', 1497, 2497, 40],
    ['/solutions/wadaharchitect', 2500, 15_000, 83],
    ['/solutions/wadahstrategypro', 1479, 1997, 26],
    ['/solutions/socialmediaadpackage', 1599, 2400, 33],
    ['/solutions/wadahelevate', 1899, 2800, 32],
    ['/solutions/openmindcybersecurity', 0, 2500, 100],
    ['/solutions/openmindconsulting', 0, 500, 100],
    ['/marketplace/wadah-stand-by', 350, 500, 30],
    ['/marketplace/open-mind-consulting', 1800, 3600, 50],
    ['/marketplace/open-mind-cybersecurity', 2500, 5000, 50],
  ])('%s costs $%i, was $%i, %i%% off', (path, price, regular, percent) => {
    const fixed = fixedPages.find((page) => page.path === path)
    const record = records.find(({ id }) => id === fixed?.id)
    expect(record).toBeDefined()
    if (!record) return
    const shown = pricing(fixedPageWords[path], record)
    expect(shown).toEqual({
      current: price * 100,
      regular: regular * 100,
      saving: (regular - price) * 100,
      percent,
    })
  })

  test('nothing is struck when the original does not exceed the price', () => {
    const plain = { offer: 'standard', valuedAt: null } as const
    const none = { regular: null, saving: 0, percent: null }
    expect(pricing(plain, { price: 100, originalPrice: null })).toEqual({ ...none, current: 100 })
    expect(pricing(plain, { price: 100, originalPrice: 100 })).toEqual({ ...none, current: 100 })
  })

  test('a free variant has a value instead of a regular price', () => {
    expect(regularLabel({ valuedAt: 50_000 })).toBe('Valued at')
    expect(regularLabel({ valuedAt: null })).toBe('Regular price')
  })
})

describe('the button of a fixed page', () => {
  const download = { label: 'Download', address: { href: '/file.md', leadsTo: 'file' } } as const
  const sold = { comingSoon: false, isAvailable: true, opens: null }

  test('cannot buy what is coming soon, whatever else is said', () => {
    expect(buyingStep({ comingSoon: true, isAvailable: true, opens: download })).toBe('soon')
  })

  test('cannot buy what is withdrawn', () => {
    expect(buyingStep({ ...sold, isAvailable: false })).toBe('unavailable')
  })

  test('adds to the cart, or downloads', () => {
    expect(buyingStep(sold)).toBe('cart')
    expect(buyingStep({ ...sold, opens: download })).toBe('open')
  })
})

describe('the words', () => {
  test('every solution page stands where the link made from its name leads', () => {
    for (const { path, type } of fixedPages) {
      const words = fixedPageWords[path]
      if (type === 'wts_solution' || path.startsWith('/solutions/'))
        expect(solutionPath(words.title)).toBe(path)
    }
  })

  test('lead back to the catalog, to consulting or to the marketplace', () => {
    const back = Object.fromEntries(fixedPages.map(({ path }) => [path, fixedPageWords[path].back.to]))
    expect(back['/solutions/jakeplatform']).toBe('/wts/pre-packaged/catalog')
    expect(back['/solutions/openmindconsulting']).toBe('/wts/consulting')
    expect(back['/marketplace/wadah-stand-by']).toBe('/marketplace')
  })

  test('five pages are consulting', () => {
    expect(Object.values(fixedPageWords).filter(({ isConsulting }) => isConsulting)).toHaveLength(5)
  })

  test('the introduction promises its own list, the others their record and what is added', () => {
    const sale = { features: ['a', 'b'] }
    expect(includedItems({ offer: 'introductory', included: ['c'] }, sale)).toEqual(['c'])
    expect(includedItems({ offer: 'standard', included: ['c'] }, sale)).toEqual(['a', 'b', 'c'])
  })

  test('say nothing twice in what is included', () => {
    for (const { path, id } of fixedPages) {
      const record = records.find((each) => each.id === id)
      const items = includedItems(fixedPageWords[path], record ?? { features: [] })
      expect(new Set(items).size, path).toBe(items.length)
      expect(items.length, path).toBeGreaterThan(2)
    }
  })
})

describe('the stats row', () => {
  const page = {
    stats: ['rating', 'percent', { figure: '4', label: 'engines' }],
    offer: 'standard',
    valuedAt: null,
  } as const
  const sale = { price: 100, originalPrice: 200, rating: 4.75, comingSoon: false }

  test('fills in what is live', () => {
    expect(figuresOf(page, sale)).toEqual([
      { figure: '4.8', label: 'rating' },
      { figure: '50%', label: 'below the regular price' },
      { figure: '4', label: 'engines' },
    ])
  })

  test('calls the discount of what is coming soon by its name, and leaves out one that is not', () => {
    const labels = (figures: { label: string }[]) => figures.map(({ label }) => label)
    expect(labels(figuresOf(page, { ...sale, comingSoon: true }))).toContain('early-bird discount')
    expect(labels(figuresOf(page, { ...sale, originalPrice: null }))).toEqual(['rating', 'engines'])
  })
})
