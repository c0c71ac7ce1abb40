import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { builtInDetailsOf } from '#catalogue/details/built-in-details.ts'
import { buyFacts } from '#catalogue/details/buy-facts.ts'
import { chartBars } from '#catalogue/details/chart-scale.ts'
import { dayLabel } from '#catalogue/details/day-label.ts'
import { partsOfPage, shownBlocks } from '#catalogue/details/detail-blocks.ts'
import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import { JumpLinks } from '#catalogue/details/jump-links.tsx'
import type { ItemDetails } from '#catalogue/details/item-details.ts'
import { SampleScreenFigure } from '#catalogue/details/sample-screen-figure.tsx'

describe('the sections of details', () => {
  test.each<[ItemDetails, string[]]>([
    [{}, []],
    [{ screens: builtInDetailsOf.product['security-platform']?.screens }, []],
    [{ setup: 'A day.' }, ['start']],
    [{ refund: 'Within a week.', updated: '2025-11-03' }, ['terms', 'changes']],
    [{ steps: [{ title: 'One', text: 'First.' }], needs: ['A browser'] }, ['steps', 'start']],
  ])('%j shows %j', (details, blocks) => {
    expect(shownBlocks(details)).toEqual(blocks)
  })

  test('are led to by links, from three of them on', () => {
    const details = builtInDetailsOf.product['security-platform'] ?? {}
    const links = renderToStaticMarkup(<JumpLinks parts={partsOfPage(details)} />)
    const led = [...links.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    const there = [...drawn(details).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
    expect(led).toEqual([...there, 'reviews'])
    expect(renderToStaticMarkup(<JumpLinks parts={partsOfPage({ setup: 'A day.' })} />)).toBe('')
  })

  test('a built-in product has all of them, in their order, each under a heading', () => {
    const details = builtInDetailsOf.product['security-platform'] ?? {}
    const html = drawn(details)
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'How it works',
      'Before you start',
      'Data and security',
      'Support and terms',
      'Questions and answers',
      'Documents and links',
      'Change notes',
    ])
    expect(html).toContain('<time dateTime="2025-10-30">October 30, 2025</time>')
  })

  test('what has no content has no heading either', () => {
    const html = drawn({ cancelling: 'Any time.' })
    expect(html.match(/<h[23]/g)).toHaveLength(1)
    expect(html).toContain('<dt>Cancelling</dt>')
    expect(html).not.toContain('Refunds')
    expect(drawn({})).toBe('')
  })

  test('texts are shown as they are, and an address that cannot be opened is left out', () => {
    const html = drawn({
      setup: '<b>now</b>',
      links: [
        { label: 'Script', address: 'javascript:alert(1)' },
        { label: 'Guide', address: '/guide.pdf' },
      ],
    })
    expect(html).toContain('&lt;b&gt;now')
    expect(html).not.toContain('Script')
    expect(html).toContain('href="/guide.pdf"')
  })
})

test('every sample screen says that its data is a sample, and shows all of its texts', () => {
  const details = [...Object.values(builtInDetailsOf.product), ...Object.values(builtInDetailsOf.solution)]
  const screens = details.flatMap(({ screens: some = [] }) => some)
  expect(new Set(screens.map(({ kind }) => kind)).size).toBe(6)
  for (const screen of screens) {
    const text = renderToStaticMarkup(<SampleScreenFigure screen={screen} />)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
    expect(text).toContain('Sample data')
    for (const words of textsOf(screen)) expect(text).toContain(words)
  }
})

test('the bars of a chart begin at zero and end at the largest number', () => {
  const bars = chartBars({
    unit: { before: '$', after: ' a month' },
    values: [
      { label: 'Low', value: 1_500 },
      { label: 'High', value: 4_000, range: { low: 3_000, high: 6_000 } },
    ],
  })
  expect(bars).toEqual([
    { label: 'Low', text: '$1,500 a month', rangeText: null, width: 25, range: null },
    {
      label: 'High',
      text: '$4,000 a month',
      rangeText: '$3,000 to $6,000',
      width: 66.7,
      range: { x: 50, width: 50 },
    },
  ])
  expect(
    chartBars({ unit: { before: '', after: '' }, values: [{ label: 'None', value: 0 }] })[0]?.width,
  ).toBe(0)
})

test('the facts under the button fit what it does', () => {
  const said = (...given: Parameters<typeof buyFacts>) =>
    buyFacts(...given)
      .map(({ lead, text }) => `${lead} ${text}`)
      .join(' ')
  expect(said('cart', 99_700)).toMatch(
    /sign .* then pay .*Nothing is charged before .*Cancel under My Purchases/,
  )
  expect(said('cart', 0)).not.toContain('pay')
  expect(said('Download', 0)).toContain('No account needed')
  expect(said('Demo', 99_700)).toContain('It places no order')
  expect(said('soon', 99_700)).toContain('waitlist')
})

test('a day is the same day in every time zone', () => {
  expect(dayLabel('2025-11-03')).toBe('November 3, 2025')
  expect(dayLabel('2025-05-01')).toBe('May 1, 2025')
})

function drawn(details: ItemDetails): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HowItWorks steps={details.steps} />
      <FurtherDetails details={details} />
    </MemoryRouter>,
  )
}

/** All texts of a screen, without what only says how it is drawn. */
function textsOf(value: unknown, name = ''): string[] {
  if (['kind', 'side', 'tone', 'before', 'after'].includes(name)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => textsOf(inside, key))
}
