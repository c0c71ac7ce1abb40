import { describe, expect, test } from 'vitest'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { catalogPath, catalogSortOf, inCatalogOrder } from '#solutions/list/solution-order.ts'
import { currentFilter, filterChips, filterSolutions } from '#solutions/list/solution-filter.ts'

describe('the chips of the catalog (product: solutions 8)', () => {
  test('the chips of the catalog are All, Available Now, Coming Soon and one for each category', () => {
    const labels = filterChips(builtInSolutions).map(({ label }) => label)
    expect(labels).toEqual([
      'All',
      'Available Now',
      'Coming Soon',
      'Sales',
      'Digital Presence',
      'Software',
      'Strategy',
      'Marketing',
      'Human Resources',
    ])
  })

  test('the chips of the catalog name each category once in any letter case, and no blank category', () => {
    const chips = filterChips([{ category: 'Sales' }, { category: 'sales' }, { category: ' ' }])
    expect(chips.map(({ show }) => show)).toEqual([null, 'available', 'coming-soon', 'category-sales'])
  })

  test('the chip Available Now does not select a category named ‘Available’', () => {
    const available = { category: 'Available', comingSoon: true, isAvailable: false }
    expect(filterSolutions([available], 'available')).toEqual([])
    expect(filterSolutions([available], 'category-available')).toEqual([available])
  })

  test.each([
    [null, 6],
    ['available', 4],
    ['coming-soon', 2],
    ['category-sales', 1],
    ['category-nobody', 0],
    ['nonsense', 6],
  ])('the address ?show=%s shows %i solutions', (show, count) => {
    expect(filterSolutions(builtInSolutions, show)).toHaveLength(count)
  })

  test.each([
    ['available', 'available'],
    ['category-sales', 'category-sales'],
    ['nonsense', null],
    [null, null],
    ['category-nobody', 'category-nobody'],
  ])('the address ?show=%s selects the chip %s', (show, lit) => {
    expect(currentFilter(filterChips(builtInSolutions), show)).toBe(lit)
  })

  test('the chip Available Now does not show a withdrawn solution', () => {
    const withdrawn = { category: 'Sales', comingSoon: false, isAvailable: false }
    expect(filterSolutions([withdrawn], 'available')).toEqual([])
    expect(filterSolutions([withdrawn], null)).toEqual([withdrawn])
  })
})

describe('the order of the catalog (product: solutions 9)', () => {
  const solution = (id: string, price: number, rating: number, day: string) => ({
    id,
    price,
    rating,
    createdAt: `2026-11-${day}T00:00:00Z`,
  })
  const list = [solution('a', 300, 5, '01'), solution('b', 100, 4.5, '03'), solution('c', 300, 5, '02')]

  test.each([
    [null, 'abc'],
    ['newest', 'bca'],
    ['rating', 'acb'],
    ['price', 'bac'],
    ['-price', 'acb'],
    ['popular', 'abc'],
  ])('the address ?sort=%s sorts the catalog as %s', (sort, ids) => {
    expect(
      inCatalogOrder(list, catalogSortOf(sort))
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids)
  })

  test('the address of the catalog keeps the chip and the sort order', () => {
    expect(catalogPath({ show: null, sort: null })).toBe('/wts/pre-packaged/catalog')
    expect(catalogPath({ show: 'available', sort: '-price' })).toBe(
      '/wts/pre-packaged/catalog?show=available&sort=-price',
    )
  })
})
