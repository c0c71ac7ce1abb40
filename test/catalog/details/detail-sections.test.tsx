import { statSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { builtInDetailsOf, introductoryDetails } from '#catalog/built-in/built-in-details.ts'
import { buyFacts, demoFacts } from '#catalog/details/buy-facts.ts'
import { partsOfPage, shownBlocks } from '#catalog/details/detail-blocks.ts'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import { JumpLinks } from '#marketplace/product/product-sections.tsx'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { SampleScreen } from '#catalog/details/sample-screen.ts'
import { screenOf } from '#catalog/details/screen-lines.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { projectFile } from '../../support/order-shop.ts'
import { SampleScreenFigure } from '#catalog/details/sample-screen-figure.tsx'
import { shownScreen } from '#catalog/details/shown-screens.ts'

describe('the detail sections', () => {
  test.each<[ItemDetails, string[]]>([
    [{}, []],
    [{ screens: builtInDetailsOf.product['security-platform']?.screens }, []],
    [{ setup: 'A day.' }, ['start']],
    [{ refund: 'Within a week.', updated: '2025-11-03' }, ['terms', 'changes']],
    [{ steps: [{ title: 'One', text: 'First.' }], needs: ['A browser'] }, ['steps', 'start']],
  ])('the details %j have the sections %j', (details, blocks) => {
    expect(shownBlocks(details)).toEqual(blocks)
  })

  test('the detail sections are linked at the top if there are three or more', () => {
    const details = builtInDetailsOf.product['security-platform'] ?? {}
    const links = renderToStaticMarkup(<JumpLinks parts={partsOfPage({ details, comingSoon: false })} />)
    const led = [...links.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    const there = [...drawn(details).matchAll(/<(?:h2|div) id="([^"]*)"/g)].map(([, id]) => id)
    expect(led).toEqual([...there, 'reviews'])
    expect(
      renderToStaticMarkup(
        <JumpLinks parts={partsOfPage({ details: { setup: 'A day.' }, comingSoon: false })} />,
      ),
    ).toBe('')
  })

  test('the detail sections are complete for a built-in product, in order, each with a heading', () => {
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

  test('the detail sections have no heading if they have no content', () => {
    const html = drawn({ cancelling: 'Any time.' })
    expect(html.match(/<h[23]/g)).toHaveLength(1)
    expect(html).toContain('<dt>Canceling</dt>')
    expect(html).not.toContain('Refunds')
    expect(drawn({})).toBe('')
  })

  test('the detail sections escape HTML, and leave out links with unsafe addresses', () => {
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

test('every demo sample screen is labeled and has pictures for both themes and a narrow window', () => {
  const screens = seedDetails.flatMap(({ details }) => details.screens ?? [])
  expect(screens.length).toBeGreaterThan(50)
  for (const screen of [...screens, ...(introductoryDetails.screens ?? [])]) {
    const html = renderToStaticMarkup(<SampleScreenFigure screen={shownScreen(screen)} />)
    expect(html).toContain('Sample data')
    const pictures = [...html.matchAll(/ (?:src|srcSet)="\/(sample-screens\/[^"]*)"/g)]
    expect(pictures, screen.title).toHaveLength(4)
    for (const [, path] of pictures) {
      expect(statSync(projectFile(`content/${path}`)).size).toBeLessThanOrEqual(30_000)
    }
    expect(html).toMatch(/ alt="[^"]{20,}"/)
  }
})

test('an uploaded screen shows its pictures and a text alternative', () => {
  const shown = { title: 'Jobs', caption: 'Open jobs.', lines: ['Monday: two', 'Tuesday: none'] }
  const html = (screen: SampleScreen) =>
    renderToStaticMarkup(<SampleScreenFigure screen={shownScreen(screen)} />)
  const [light, dark] = ['/files/light', '/files/dark']
  const both = html(screenOf({ ...shown, picture: light, darkPicture: dark }))
  expect([...both.matchAll(/<img alt="([^"]*)".*? src="([^"]*)"/g)].map(([, ...of]) => of)).toEqual([
    ['Monday: two. Tuesday: none', light],
    ['Monday: two. Tuesday: none', dark],
  ])
  expect(html(screenOf({ ...shown, picture: light }))).not.toContain('sample-light')
  expect(html(screenOf(shown))).toContain('<li>Monday: two</li><li>Tuesday: none</li>')
})

const heading = { title: 'A', caption: 'B' }
test.each<[SampleScreen, string[]]>([
  [
    {
      kind: 'table',
      ...heading,
      columns: ['Job', 'Day'],
      rows: [{ cells: ['Paint', 'May 4'], status: { word: 'Done', tone: 'good' } }],
    },
    ['Job · Day', 'Paint · May 4 · Done'],
  ],
  [{ kind: 'chat', ...heading, turns: [{ name: 'Ada', side: 'team', text: 'Hello' }] }, ['Ada · Hello']],
  [
    {
      kind: 'board',
      ...heading,
      columns: [
        { name: 'New', cards: [{ title: 'Call', text: 'today' }] },
        { name: 'Won', cards: [] },
      ],
    },
    ['New · Call · today', 'Won'],
  ],
  [
    {
      kind: 'chart',
      ...heading,
      unit: { before: '$', after: '' },
      values: [{ label: 'May', value: 1_500, range: { low: 1_000, high: 2_000 } }],
    },
    ['May · 1,500 · 1,000 · 2,000'],
  ],
  [
    { kind: 'report', ...heading, sections: [{ heading: 'Rule', lines: ['One', 'Two'] }] },
    ['Rule: One', 'Rule: Two'],
  ],
  [{ kind: 'checklist', ...heading, items: [{ text: 'Call', isDone: true, note: 'Lee' }] }, ['Call · Lee']],
])('a screen drawn by an earlier release stays readable: %j', (screen, lines) => {
  const html = renderToStaticMarkup(<SampleScreenFigure screen={shownScreen(screen)} />)
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual(lines)
})

test('the facts below the buy button match what the button does', () => {
  const said = (...given: Parameters<typeof buyFacts>) =>
    buyFacts(...given)
      .map(({ lead, text }) => `${lead} ${text}`)
      .join(' ')
  expect(said('cart', 99_700)).toMatch(
    /sign .* then pay.*Nothing is charged until .*Cancel anytime before you sign\. After that, your signed agreement/,
  )
  expect(said('cart', 9_700, 'month')).toMatch(
    /Cancel anytime before you sign\. After that, cancel in My Purchases\. You keep access through/,
  )
  expect(said('cart', 0)).not.toContain('pay.')
  expect(said('Download', 0)).toContain('No account needed')
  expect(said('Demo', 0)).toContain('a demo isn’t an order')
  expect(demoFacts('Jake', 'ask us.').map(({ text }) => text)).toEqual([
    'the demo opens the page of Jake.',
    'ask us.',
    'until you’ve signed.',
  ])
  expect(said('soon', 99_700)).toContain('waitlist')
})

function drawn(details: ItemDetails): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HowItWorks steps={details.steps} />
      <FurtherDetails details={details} />
    </MemoryRouter>,
  )
}
