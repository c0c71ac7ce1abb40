import { expect, test } from 'vitest'
import { figures } from '#content/figures.ts'
import { fundPaths } from '#content/fund.ts'
import { home } from '#content/home.ts'
import { silos } from '#content/network.ts'
import { values } from '#content/values.ts'

test('the company pages state the exact figures', () => {
  expect(silos.map(({ name, members }) => [name, members])).toEqual([
    ['Creative Collective', '1,200+'],
    ['HealthTech Innovators', '800+'],
    ['Local Innovation Pods', '2,500+'],
    ['AI Pioneers', '600+'],
  ])
  expect(fundPaths.map(({ name, range }) => [name, range])).toEqual([
    ['Startup funding', '$10K-$500K'],
    ['Micro-grants', '$1K-$25K'],
    ['Community investment', '$100-$10K'],
    ['AI financial advisory', 'Free to Premium'],
  ])
  expect(figures.edge).toMatchObject({ betaSignups: '2,500+', accuracy: '72%', launch: 'Nov 2025' })
  expect(figures.network).toMatchObject({ growthSilos: '6', projectsCompleted: '30+' })
})

test('figures in drawings match the figures in the text', () => {
  expect(`${figures.edge.accuracyShare * 100}%`).toBe(figures.edge.accuracy)
  for (const { range, span } of fundPaths) {
    if (span) expect(span.map(short).join('-')).toBe(range)
  }
})

test('the home page has four engines and the about page four values', () => {
  expect(home.flagship?.engines.map(({ name }) => name)).toEqual([
    'Lead generation',
    'Lead enrichment',
    'Call center',
    'Campaigns',
  ])
  expect(values.map(({ name }) => name)).toEqual(['Innovation', 'Unity', 'Empowerment', 'Growth'])
})

function short(amount: number): string {
  return amount < 1_000 ? `$${amount}` : `$${amount / 1_000}K`
}
